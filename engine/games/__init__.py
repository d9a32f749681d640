"""The mechanisms, one module each, and the components that they share."""
