"""Messages: each page made from a table, a view or a store's answer, with its buttons. They do nothing."""
