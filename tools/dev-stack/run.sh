#!/bin/sh
# Runs a command of the dev stack with a Node.js that Portada supports: `run.sh <command> <arguments>`.
set -e
here=$(dirname "$0")
fetched=$(node "$here/fetch-node.mjs")
if [ -n "$fetched" ]; then
  PATH="$fetched:$PATH"
  export PATH
fi
exec node "$here/bootstrap.mjs" "$@"
