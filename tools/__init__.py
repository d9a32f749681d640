"""Tools that measure and tune the product, and are no part of it."""
