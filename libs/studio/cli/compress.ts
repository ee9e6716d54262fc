/** Qualities go down by this much, and no further than that. */
const [step, coarsest] = [6, 30];

/**
 * Encodes as finely as a limit of bytes allows.
 * @param maxBytes that the file may weigh; more only at the coarsest quality
 * @param quality tried first, 1 to 100
 * @param encode what makes a file of a quality
 */
export async function asFineAs(
  maxBytes: number,
  quality: number,
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  const bytes = await encode(quality);
  return bytes.length <= maxBytes || quality <= coarsest ? bytes : asFineAs(maxBytes, quality - step, encode);
}
