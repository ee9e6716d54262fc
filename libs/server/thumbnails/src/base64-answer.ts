import { Readable } from 'node:stream';
import { piecesOf } from '@portada/storage';

/**
 * Number of bytes of an image that are encoded as one chunk of base64; divisible by three, so that the base64 of a
 * chunk needs no padding.
 */
const piece = 48 * 1024;

/**
 * Streams the JSON answer of `convert-to-base64`, so that the text of an image is never in memory as a whole. Other work of the
 * process runs between two chunks.
 * @returns the stream and its exact length in bytes
 */
export const base64Answer = (picture: {
  bytes: Buffer;
  mimeType: string;
}): { body: Readable; length: number } => {
  const { bytes, mimeType } = picture;
  const head = '{"success":true,"base64":"';
  const tail = `","mimeType":${JSON.stringify(mimeType)}}`;
  const text = async function* (): AsyncGenerator<Buffer> {
    yield Buffer.from(head);
    for await (const part of piecesOf(bytes, piece)) yield Buffer.from(part.toString('base64'), 'latin1');
    yield Buffer.from(tail);
  };
  return {
    body: Readable.from(text(), { objectMode: false, highWaterMark: piece }),
    length: head.length + Math.ceil(bytes.length / 3) * 4 + tail.length,
  };
};
