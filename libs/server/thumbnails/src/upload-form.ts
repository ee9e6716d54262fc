import { pictureLimits } from '@portada/contracts';
import { AppError } from '@portada/errors';
import type { FastifyRequest } from 'fastify';

/** A form as it was sent; the fields are not checked yet. */
export type UploadForm = { thumbnailId: string; image: Buffer };

/** Bytes that a form may have beside its picture. */
const overhead = 64 * 1024;
/** Time in ms in which a form has to arrive. */
const arriveMs = 30_000;
/** Bytes of a refused form that are still read, so that the sender gets to read the answer. */
const drainBytes = 2 * pictureLimits.uploadBytes;

const invalid = (fields: Record<string, string> = {}, cause?: unknown): AppError =>
  new AppError('invalid_upload', { ...(Object.keys(fields).length > 0 && { fields }), cause });

/** Reads the rest of a refused body and drops it; a sender that has too much to say is cut off. */
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
    // Refused at its header: its bytes are of no interest.
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

/** Limits have codes of their own; everything else that the parser says is about the form. */
const toUploadError = (error: unknown): unknown => {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return code === 'FST_REQ_FILE_TOO_LARGE'
    ? new AppError('payload_too_large', { cause: error })
    : invalid({}, error);
};

/**
 * Reads the form of `POST /api/upload-final-image`. A form that is refused is refused at the first part that is wrong.
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
