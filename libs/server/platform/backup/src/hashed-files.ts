import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/**
 * Writes a stream into a compressed file, which only its owner can read.
 * @param path of a file that does not exist
 * @returns SHA-256 of the compressed file, in hex
 */
export const writeCompressed = async (
  source: Readable | AsyncIterable<string>,
  path: string,
): Promise<string> => {
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform: (chunk: Buffer, _, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(source, createGzip(), hashed, createWriteStream(path, { mode: 0o600, flags: 'wx' }));
  return hash.digest('hex');
};

/** Returns the SHA-256 of a file in hex. @throws a system error if the file cannot be read */
export const hashOfFile = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
};
