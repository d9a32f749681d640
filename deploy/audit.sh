#!/bin/sh
# Asks pip-audit (PIP_AUDIT) about a lock file, and tells a weakness from a database that cannot be reached.
set -u
out=$("$PIP_AUDIT" --requirement "$1" --disable-pip --require-hashes --progress-spinner off --timeout 20 2>&1)
status=$?
printf '%s\n' "$out" | tail -40
if printf '%s' "$out" | grep -Eq '^Found [0-9]+ known'; then exit 1; fi
if [ "$status" -ne 0 ] || printf '%s' "$out" | grep -q 'could not be audited'; then
  echo "The database of weaknesses cannot be reached, or lacks some packages: not everything was audited" >&2
  exit 2
fi
