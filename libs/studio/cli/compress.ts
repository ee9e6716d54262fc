/** Step by which the quality of an image file is lowered, and the lowest quality. */
const [step, coarsest] = [6, 30];

/**
 * Encodes an image file with the highest quality that keeps a limit of bytes.
 * @param maxBytes maximum size of the file; exceeded only at the lowest quality
 * @param quality first quality, 1 to 100
 * @param encode encodes a file at a quality
 */
export async function asFineAs(
  maxBytes: number,
  quality: number,
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  const bytes = await encode(quality);
  return bytes.length <= maxBytes || quality <= coarsest ? bytes : asFineAs(maxBytes, quality - step, encode);
}
