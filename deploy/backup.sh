#!/bin/sh
# Dumps the database of PGHOST, PGUSER and PGDATABASE into BACKUPS now and then every day, and keeps the newest KEEP.
# A dump has its name only when it is whole. `backup.sh once` makes one and ends.
set -eu
BACKUPS=${BACKUPS:-/backups}
KEEP=${KEEP:-14}

dump() {
  file="$BACKUPS/sevens-$(date -u +%Y%m%dT%H%M%SZ).dump"
  if pg_dump --format=custom --file="$file.part"; then
    mv "$file.part" "$file"
    echo "Backed up to $file"
  else
    rm -f "$file.part"
    echo "The backup failed" >&2
    return 1
  fi
  ls -1 "$BACKUPS"/sevens-*.dump | sort -r | tail -n "+$((KEEP + 1))" | while read -r old; do rm "$old"; done
}

if [ "${1:-}" = once ]; then
  dump
  exit
fi
while :; do
  # A database that is down for a while is tried again soon.
  if dump; then sleep 86400; else sleep 300; fi
done
