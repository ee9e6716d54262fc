import { setImmediate } from 'node:timers/promises';

/**
 * Gives the bytes of a file piece by piece. Other work of the process runs between two pieces, because the caller may
 * compute something of each one, such as a checksum.
 * @param size bytes of a piece
 */
export const piecesOf = async function* (bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) {
    yield bytes.subarray(at, at + size);
    await setImmediate();
  }
};
