/** The key that encrypts stored secrets in tests, as the setting SECRET_KEYS is parsed. */
export const testSecretKeys = [{ id: 'test', key: Buffer.alloc(32, 7) }] as const;

/** The same key as the text of the setting SECRET_KEYS, for built processes. */
export const testSecretKeysText = `test:${testSecretKeys[0].key.toString('base64')}`;
