"""Discord's REST side, version 10."""
