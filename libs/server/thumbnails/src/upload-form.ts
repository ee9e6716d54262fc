import { type ErrorCode, pictureLimits } from '@portada/contracts';
import { AppError } from '@portada/errors';
import type { FastifyRequest } from 'fastify';

/** A received upload form: its one file, and the value of its one other field, which is not validated yet. */
export type UploadForm = { value: string; file: Buffer };

/** Names of the two fields of an upload form, and the code of the error for another form. */
export type UploadFields = { field: string; file: string; code: 'invalid_upload' | 'invalid_asset' };

/** Error codes of an uploaded file that is not stored. */
export const uploadCodes = [
  'unsupported_picture',
  'picture_dimensions',
  'picture_animated',
  'picture_too_complex',
] as const satisfies readonly ErrorCode[];

/** Maximum number of bytes of an upload form in addition to its file. */
const overhead = 64 * 1024;
/** Time limit for receiving an upload form, in ms. */
const arriveMs = 30_000;
/** Number of bytes of a refused upload form that are still read, so that the client can receive the answer. */
const drainBytes = 2 * pictureLimits.uploadBytes;

const invalid = ({ code }: UploadFields, fields: Record<string, string> = {}, cause?: unknown): AppError =>
  new AppError(code, { ...(Object.keys(fields).length > 0 && { fields }), cause });

/** Reads and drops the rest of a refused request body; closes the connection if the rest is too long. */
const drain = ({ raw }: FastifyRequest): void => {
  if (raw.readableEnded || raw.destroyed) return;
  let left = drainBytes;
  raw.unpipe();
  raw.removeAllListeners('data');
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) raw.destroy();
  });
  raw.on('error', () => undefined);
  raw.resume();
};

const readParts = async (request: FastifyRequest, names: UploadFields): Promise<Partial<UploadForm>> => {
  const form: Partial<UploadForm> = {};
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldname === names.field && typeof part.value === 'string') form.value = part.value;
      continue;
    }
    // A file in another field is refused by its header, before its bytes are read.
    if (part.fieldname !== names.file)
      throw invalid(names, { [part.fieldname.slice(0, 40)]: 'unknown_field' });
    form.file = await part.toBuffer();
  }
  return form;
};

const inTime = async <T>(work: Promise<T>, names: UploadFields): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(invalid(names)), arriveMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/**
 * Converts an error of the form parser: exceeded limits have their own codes, and every other error means an invalid
 * form.
 */
const toUploadError = (error: unknown, names: UploadFields): unknown => {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return code === 'FST_REQ_FILE_TOO_LARGE'
    ? new AppError('payload_too_large', { cause: error })
    : invalid(names, {}, error);
};

/**
 * Reads the form of an upload. Stops at the first invalid part.
 * @param names names of the fields of the form
 * @throws AppError invalid_upload or invalid_asset as `names` states, payload_too_large
 */
export const readUploadForm = async (request: FastifyRequest, names: UploadFields): Promise<UploadForm> => {
  try {
    if (Number(request.headers['content-length'] ?? 0) > pictureLimits.uploadBytes + overhead) {
      throw new AppError('payload_too_large');
    }
    const { value, file } = await inTime(readParts(request, names), names);
    if (value === undefined || file === undefined) {
      throw invalid(names, {
        ...(value === undefined && { [names.field]: 'required' }),
        ...(file === undefined && { [names.file]: 'required' }),
      });
    }
    return { value, file };
  } catch (error) {
    drain(request);
    throw toUploadError(error, names);
  }
};
