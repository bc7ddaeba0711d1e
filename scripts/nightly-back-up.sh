#!/usr/bin/env bash
# Saves the store in a folder, restores the copy into an empty store to see that it can be, and removes
# copies older than KEEP_DAYS (30): nightly-back-up.sh FOLDER
set -euo pipefail
umask 077

folder=${1:?the folder for the copies}
copy="$folder/site-$(date +%F).sqlite"
command="$(dirname "$0")/command.mjs"

node "$command" store save "$copy"

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
# Without the site's own settings, so that the rehearsal cannot touch its store.
env -u DATABASE_URL SETTINGS_FILE=/dev/null DATA_DIR="$scratch" node "$command" store restore "$copy"

find "$folder" -name 'site-*.sqlite' -mtime "+${KEEP_DAYS:-30}" -delete
