/** Maximum number of chunks or segments of a file that are read; files of providers have fewer than a hundred. */
const mostChunks = 1000;

/** Label of the box that contains the content credentials (C2PA 2.2, section 11.1.4.2, "C2PA box details"). */
const label = Buffer.from('c2pa');

/** Returns true if bytes begin with a JUMBF box (ISO/IEC 19566-5) whose description has the label `c2pa`. */
const isCredentials = (box: Buffer): boolean =>
  box.subarray(4, 8).toString('latin1') === 'jumb' && box.subarray(0, 64).includes(label);

/** Finds the chunk `caBX` of a PNG file (C2PA 2.2, appendix A.3.2). */
const isInPng = (bytes: Buffer): boolean => {
  let at = 8;
  for (let read = 0; read < mostChunks && at + 12 <= bytes.length; read += 1) {
    const length = bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'caBX')
      return isCredentials(bytes.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return false;
};

/** Finds the APP11 segment of a JPEG file with the first part of the box (C2PA 2.2, appendix A.3.1). */
const isInJpeg = (bytes: Buffer): boolean => {
  let at = 2;
  for (let read = 0; read < mostChunks && at + 4 <= bytes.length && bytes[at] === 0xff; read += 1) {
    const [marker, length] = [bytes[at + 1], bytes.readUInt16BE(at + 2)];
    // The pixels begin after the marker "start of scan".
    if (marker === 0xda) return false;
    const payload = bytes.subarray(at + 4, at + 2 + length);
    // The segment begins with "JP", the number of the box and the number of the part, 8 bytes in all.
    if (marker === 0xeb && payload.toString('latin1', 0, 2) === 'JP' && isCredentials(payload.subarray(8)))
      return true;
    at += 2 + length;
  }
  return false;
};

/** Finds the chunk `C2PA` of a WebP file (C2PA 2.2, appendix A.3.6). */
const isInWebp = (bytes: Buffer): boolean => {
  let at = 12;
  for (let read = 0; read < mostChunks && at + 8 <= bytes.length; read += 1) {
    const length = bytes.readUInt32LE(at + 4);
    if (bytes.toString('latin1', at, at + 4) === 'C2PA')
      return isCredentials(bytes.subarray(at + 8, at + 8 + length));
    at += 8 + length + (length % 2);
  }
  return false;
};

/**
 * Returns true if an image file contains content credentials (C2PA). The signature is not verified.
 * @param bytes the file
 * @param mimeType its type; false for types other than PNG, JPEG and WebP
 */
export const hasContentCredentials = (bytes: Buffer, mimeType: string): boolean => {
  switch (mimeType) {
    case 'image/png':
      return isInPng(bytes);
    case 'image/jpeg':
      return isInJpeg(bytes);
    case 'image/webp':
      return isInWebp(bytes);
    default:
      return false;
  }
};
