import { pictureLimits } from '@portada/contracts';
import { AppError } from '@portada/errors';
import type { FastifyRequest } from 'fastify';

/** A received upload form; its fields are not validated yet. */
export type UploadForm = { thumbnailId: string; image: Buffer };

/** Maximum number of bytes of an upload form in addition to its file. */
const overhead = 64 * 1024;
/** Time limit for receiving an upload form, in ms. */
const arriveMs = 30_000;
/** Number of bytes of a refused upload form that are still read, so that the client can receive the answer. */
const drainBytes = 2 * pictureLimits.uploadBytes;

const invalid = (fields: Record<string, string> = {}, cause?: unknown): AppError =>
  new AppError('invalid_upload', { ...(Object.keys(fields).length > 0 && { fields }), cause });

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

const readParts = async (request: FastifyRequest): Promise<Partial<UploadForm>> => {
  const form: Partial<UploadForm> = {};
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldname === 'thumbnailId' && typeof part.value === 'string') form.thumbnailId = part.value;
      continue;
    }
    // A file in a field other than `image` is refused by its header, before its bytes are read.
    if (part.fieldname !== 'image') throw invalid({ [part.fieldname.slice(0, 40)]: 'unknown_field' });
    form.image = await part.toBuffer();
  }
  return form;
};

const inTime = async <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(invalid()), arriveMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/**
 * Converts an error of the form parser: exceeded limits have their own codes, and every other error means an invalid
 * form.
 */
const toUploadError = (error: unknown): unknown => {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return code === 'FST_REQ_FILE_TOO_LARGE'
    ? new AppError('payload_too_large', { cause: error })
    : invalid({}, error);
};

/**
 * Reads the form of `POST /api/upload-final-image`. Stops at the first invalid part.
 * @throws AppError invalid_upload, payload_too_large
 */
export const readUploadForm = async (request: FastifyRequest): Promise<UploadForm> => {
  try {
    if (!request.isMultipart()) throw invalid();
    if (Number(request.headers['content-length'] ?? 0) > pictureLimits.uploadBytes + overhead) {
      throw new AppError('payload_too_large');
    }
    const { thumbnailId, image } = await inTime(readParts(request));
    if (thumbnailId === undefined || image === undefined) {
      throw invalid({
        ...(thumbnailId === undefined && { thumbnailId: 'required' }),
        ...(image === undefined && { image: 'required' }),
      });
    }
    return { thumbnailId, image };
  } catch (error) {
    drain(request);
    throw toUploadError(error);
  }
};
