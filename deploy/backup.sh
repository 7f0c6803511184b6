#!/usr/bin/env bash
# Saves the database, then the files: every file that a saved row names was written before the row.
#   BACKUP_DATABASE_URL=postgres://glide_backup:…@host/glide DATA_DIR=/data deploy/backup.sh <new folder>
set -euo pipefail
mkdir "$1"
pg_dump --format=custom --file="$1/glide.dump" "$BACKUP_DATABASE_URL"
[ ! -d "${DATA_DIR:-./data}/files" ] || tar -C "${DATA_DIR:-./data}" -cf "$1/files.tar" files
(cd "$1" && sha256sum -- * >SHA256SUMS)
