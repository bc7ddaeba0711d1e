#!/usr/bin/env bash
# Saves the store in a folder, restores the copy into an empty store to see that it can be, and removes
# copies older than KEEP_DAYS (30): nightly-back-up.sh FOLDER
# A copy of PostgreSQL is restored into a database of its own on the server of REHEARSAL_SERVER,
# postgres://ACCOUNT@HOST/postgres; without that it is only read to its end.
# With BACKUP_RECIPIENT, a public key of age, it keeps only what that key's owner can read; with
# BACKUP_TARGET it brings the copies to another machine by rsync. Where all of that worked it leaves
# last-success, by which the doctor tells that nights pass without a back-up.
set -euo pipefail
umask 077

folder=${1:?the folder for the copies}
copy="$folder/site-$(date +%F)"
command="$(dirname "$0")/command.mjs"

# A copy has its name once it can be restored, and read by nobody else.
part="$copy.part"
scratch=$(mktemp -d)
drop_rehearsal() {
  [ -z "${REHEARSAL_SERVER:-}" ] ||
    dropdb --if-exists --maintenance-db="$REHEARSAL_SERVER" website-rehearsal
}
clean_up() {
  rm -rf "$scratch" "$part" "$part.age"
  drop_rehearsal
}
trap clean_up EXIT

node "$command" store save "$part"

# Without the site's own settings, so that the rehearsal cannot touch its store.
restore() {
  env -u DATABASE_URL SETTINGS_FILE=/dev/null DATA_DIR="$scratch" "$@" node "$command" store restore "$part"
}
if [ "$(head -c 5 "$part")" != PGDMP ]; then
  restore
elif [ -n "${REHEARSAL_SERVER:-}" ]; then
  drop_rehearsal
  createdb --maintenance-db="$REHEARSAL_SERVER" website-rehearsal
  restore DATABASE_URL="$(sed -E 's|(//[^/?]*)[^?]*|\1/website-rehearsal|' <<<"$REHEARSAL_SERVER")"
fi

if [ -n "${BACKUP_RECIPIENT:-}" ]; then
  age --encrypt --recipient "$BACKUP_RECIPIENT" --output "$part.age" "$part"
  mv "$part.age" "$copy.age"
  rm "$part"
else
  mv "$part" "$copy"
fi

find "$folder" -name 'site-*' -mtime "+${KEEP_DAYS:-30}" -delete

if [ -n "${BACKUP_TARGET:-}" ]; then
  # A night that was cut off may have left a copy that is not encrypted.
  rsync --archive --delete --exclude=last-success --exclude='*.part' "$folder/" "$BACKUP_TARGET"
fi

touch "$folder/last-success"
