/** Error that the store has no object under the requested key. */
export class ObjectNotFoundError extends Error {
  override readonly name = 'ObjectNotFoundError';
  constructor(readonly key: string) {
    super(`no object ${key}`);
  }
}

/** Error: the bytes of the object under the key differ from their checksum. */
export class ObjectCorruptError extends Error {
  override readonly name = 'ObjectCorruptError';
  constructor(readonly key: string) {
    super(`the object ${key} is damaged`);
  }
}

/**
 * Error: no object store accepts the key, because it has empty or hidden parts, `..`, a leading or doubled slash, or
 * more than 300 characters.
 */
export class InvalidKeyError extends Error {
  override readonly name = 'InvalidKeyError';
  constructor() {
    super('an object key is parts of letters, digits, "_", "-" and ".", with "/" between them');
  }
}

/**
 * Error: the store refuses what the settings ask for, so that waiting does not help. The message tells an operator what the
 * store said and what to check.
 */
export class StoreRefusedError extends Error {
  override readonly name = 'StoreRefusedError';
}
