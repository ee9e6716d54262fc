import { S3ServiceException } from '@aws-sdk/client-s3';
import { OperationalError } from '@portada/errors';
import { StoreRefusedError } from './errors';

/** Largest number of characters of a reason. A proxy may answer with a whole page. */
const longest = 300;

/** Returns the code of an error of Node.js, such as ENOENT; an empty text if it has none. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';

/**
 * Returns what a store, the network or the file system said about a failure: its own code and message, in one line of at most
 * 300 characters.
 */
export const reasonOf = (error: unknown): string => {
  const message = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').trim();
  const code =
    error instanceof S3ServiceException
      ? `${error.$metadata.httpStatusCode ?? ''} ${error.name}`.trim()
      : codeOf(error);
  const parts = message.includes(code) ? [message] : [code, message];
  return parts.filter(Boolean).join(': ').slice(0, longest) || 'no reason was given';
};

/** Codes of refusals, each with what an operator should check. */
const checksOf: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: 'S3_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY',
  AccessDenied: 'the permissions of the key: it must list the bucket, and read, write and delete its objects',
  NoSuchBucket: 'S3_BUCKET',
  InvalidBucketName: 'S3_BUCKET',
  BucketAlreadyExists: 'S3_BUCKET: another account owns a bucket of this name',
  PermanentRedirect: 'S3_REGION and S3_ENDPOINT',
  AuthorizationHeaderMalformed: 'S3_REGION',
  IllegalLocationConstraintException: 'S3_REGION',
  RequestTimeTooSkewed: 'the clock of this machine',
  EACCES: 'the permissions of STORAGE_DIR',
  EPERM: 'the permissions of STORAGE_DIR',
  ENOTDIR: 'STORAGE_DIR: a part of its path is not a folder',
  EEXIST: 'STORAGE_DIR: it is not a folder',
};

/** Errors of TLS: certificates that are not trusted, expired or of another host, and servers without TLS. */
const tlsCode = /^(ERR_TLS|ERR_SSL|EPROTO|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;

/** Statuses of refusals that end by themselves: a time-out, and too many requests. */
const passing = new Set([408, 429]);

/** Tells what an operator should check after a failure. @returns null if the failure may end by itself */
const checkFor = (error: unknown): string | null => {
  if (error instanceof S3ServiceException) {
    const status = error.$metadata.httpStatusCode ?? 0;
    if (status < 300 || status >= 500 || passing.has(status) || error.name === 'RequestTimeout') return null;
    return checksOf[error.name] ?? 'the settings S3_*';
  }
  const code = codeOf(error);
  if (tlsCode.test(code))
    return 'S3_ENDPOINT and the certificate of its server (NODE_EXTRA_CA_CERTS trusts another issuer)';
  return checksOf[code] ?? null;
};

/**
 * Converts an operational error of a store to StoreRefusedError if an operator must change something.
 * @param error thrown by a method of the store; its cause is what the store, the network or the file system reported
 * @param subject beginning of the message, such as "The object store … cannot be used"
 * @returns the given error if the failure may end by itself, such as a store that does not answer
 */
export const refusalOf = (error: unknown, subject: string): unknown => {
  if (!(error instanceof OperationalError)) return error;
  const check = checkFor(error.cause);
  if (check === null) return error;
  return new StoreRefusedError(`${subject}: ${reasonOf(error.cause).replace(/[.:]$/, '')}. Check ${check}.`, {
    cause: error,
  });
};

/**
 * Returns the message about a bucket or folder that is missing although the database has images.
 * @param subject the bucket or folder, at the beginning of the sentence
 * @param setting name of the setting that names it
 */
export const missingStore = (subject: string, setting: string): string =>
  `${subject} is missing, and the database has images. It is not created anew. Check ${setting}, and that DATABASE_URL ` +
  'names the database of this store. If the store is lost, restore it from a backup, or set STORAGE_MAY_BE_EMPTY=yes.';
