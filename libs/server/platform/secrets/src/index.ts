export { DatabaseSecrets } from './database-secrets';
export { SecretUnreadableError } from './key-cipher';
export { type Reencrypted, reencryptRows } from './reencrypt-rows';
export { newSecretKey, secretKeySettings } from './secret-keys';
export { SecretsModule, createStoredSecrets } from './secrets.module';
export { StoredSecrets } from './stored-secrets';
