"""One module per mechanism, and the components that several of them share."""
