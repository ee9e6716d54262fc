import { pngChunkOf } from './drawing';

const boxOf = (type: string, ...contents: Buffer[]): Buffer => {
  const body = Buffer.concat(contents);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};

/** Type of a description box of C2PA: the UUID 63327061-0011-0010-8000-00AA00389B71. */
const credentialsType = Buffer.from('6332706100110010800000aa00389b71', 'hex');

/**
 * Creates a JUMBF box with the label of content credentials (ISO/IEC 19566-5, C2PA 2.2 section 11.1.4.2). The box has
 * no manifest, and nothing is signed.
 */
export const contentCredentials = (): Buffer =>
  boxOf('jumb', boxOf('jumd', credentialsType, Buffer.from([3]), Buffer.from('c2pa\0', 'latin1')));

/** Adds content credentials to a PNG file, as the chunk `caBX` before the pixels. */
export const withContentCredentials = (png: Buffer): Buffer => {
  // The signature has 8 bytes, and the chunk IHDR has 25 bytes.
  const header = 33;
  return Buffer.concat([
    png.subarray(0, header),
    pngChunkOf('caBX', contentCredentials()),
    png.subarray(header),
  ]);
};
