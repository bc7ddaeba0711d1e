#!/usr/bin/env bash
# Saves the store in a folder, restores a copy of the embedded store into an empty one to see that it can
# be, and removes copies older than KEEP_DAYS (30): nightly-back-up.sh FOLDER
# With BACKUP_RECIPIENT, a public key of age, it keeps only what that key's owner can read; with
# BACKUP_TARGET it brings the copies to another machine by rsync.
set -euo pipefail
umask 077

folder=${1:?the folder for the copies}
copy="$folder/site-$(date +%F)"
command="$(dirname "$0")/command.mjs"

node "$command" store save "$copy"

# One of PostgreSQL was read to its end when it was saved.
if [ "$(head -c 5 "$copy")" != PGDMP ]; then
  scratch=$(mktemp -d)
  trap 'rm -rf "$scratch"' EXIT
  # Without the site's own settings, so that the rehearsal cannot touch its store.
  env -u DATABASE_URL SETTINGS_FILE=/dev/null DATA_DIR="$scratch" node "$command" store restore "$copy"
fi

if [ -n "${BACKUP_RECIPIENT:-}" ]; then
  age --encrypt --recipient "$BACKUP_RECIPIENT" --output "$copy.age" "$copy"
  rm "$copy"
fi

find "$folder" -name 'site-*' -mtime "+${KEEP_DAYS:-30}" -delete

if [ -n "${BACKUP_TARGET:-}" ]; then
  rsync --archive --delete "$folder/" "$BACKUP_TARGET"
fi
