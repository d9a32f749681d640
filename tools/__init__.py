"""What measures and tunes the product, and is no part of it."""
