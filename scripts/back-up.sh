#!/usr/bin/env bash
# The short form of "npm run store": back-up.sh save FILE | back-up.sh restore FILE
exec node "$(dirname "$0")/command.mjs" store "$@"
