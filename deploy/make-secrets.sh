#!/usr/bin/env bash
# Generates the passwords of docker-compose.yml as files in deploy/secrets, or in the folder of the first argument. Existing
# files are kept, so a second run changes nothing. Secrets of providers become empty files, which the operator fills.
set -euo pipefail
folder=${1:-$(dirname "$0")/secrets}
mkdir -p "$folder"
# Other accounts of this machine cannot enter the folder. The containers run as other users and read the files.
chmod 700 "$folder"

write() { [ -e "$folder/$1" ] || { printf '%s\n' "$2" >"$folder/$1" && chmod 444 "$folder/$1"; }; }
random() { head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n'; }
value() { cat "$folder/$1"; }

for name in postgres_password app_database_password redis_password s3_access_key s3_secret_key admin_password; do
  write "$name" "$(random)"
done
write secret_keys "k1:$(head -c 32 /dev/urandom | base64 | tr -d '\n')"
for name in smtp_url stripe_secret_key stripe_webhook_secret oidc_client_secret; do
  [ -e "$folder/$name" ] || { : >"$folder/$name" && chmod 644 "$folder/$name"; }
done
write owner_database_url "postgres://portada:$(value postgres_password)@postgres:5432/portada"
write app_database_url "postgres://portada_login:$(value app_database_password)@postgres:5432/portada"
write redis_url "redis://:$(value redis_password)@redis:6379"
actions='"Admin","Read","Write","List","Tagging"'
credentials="{\"accessKey\":\"$(value s3_access_key)\",\"secretKey\":\"$(value s3_secret_key)\"}"
write s3_config "{\"identities\":[{\"name\":\"portada\",\"credentials\":[$credentials],\"actions\":[$actions]}]}"
