"""What outlives the process: logs of tables, settings of people and servers, ids of messages."""
