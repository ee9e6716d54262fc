import sharp from 'sharp';

/** Size in pixels at which pictures are compared: large enough for the composition, too small for texture. */
const compared = { width: 32, height: 18 };

/** A picture as CIELAB values of `compared` pixels: L 0 to 100, a and b -128 to 127. */
export type Thumbprint = Float32Array;

/**
 * Scales a picture down to a thumbprint.
 * @param picture an image file of any size
 */
export async function thumbprintOf(picture: Buffer): Promise<Thumbprint> {
  const { data } = await sharp(picture)
    .removeAlpha()
    .resize({ ...compared, fit: 'fill' })
    .toColourspace('lab')
    .raw({ depth: 'float' })
    .toBuffer({ resolveWithObject: true });
  return new Float32Array(data.buffer, data.byteOffset, data.byteLength / 4);
}

/**
 * Returns the mean color difference of two pictures (CIE76 delta E): about 2 is just visible in one color, 100 is the
 * difference of black and white.
 */
export function distanceOf(one: Thumbprint, other: Thumbprint): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 3)
    sum += Math.hypot(...[0, 1, 2].map((channel) => (one[at + channel] ?? 0) - (other[at + channel] ?? 0)));
  return sum / (one.length / 3);
}
