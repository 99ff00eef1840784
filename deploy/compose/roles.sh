#!/bin/sh
# Run by Postgres when its volume is empty: a role for each part, with the password that is in the part's URL. Their rights come with the migration.
set -eu
for part in services clickout studio; do
  url=$(cat "/run/secrets/${part}_database_url")
  password=${url#*://*:}
  password=${password%%@*}
  psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
    -c "create role lupa_$part login password '$password'"
done
