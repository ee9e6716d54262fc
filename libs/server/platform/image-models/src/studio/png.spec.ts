import sharp from 'sharp';
import { encodePng } from './png';

const size = { width: 97, height: 53 };

/** Opaque pixels with edges, even parts and noise. */
const sample = (): Uint8Array =>
  Uint8Array.from({ length: size.width * size.height * 4 }, (_, at) => {
    if (at % 4 === 3) return 255;
    const row = Math.floor(at / (size.width * 4));
    return row < 20 ? 200 : row < 30 ? at % 251 : (at * 7919 * (at % 13)) % 256;
  });

describe('encodePng', () => {
  it.each([true, false])('gives back every pixel, grainy: %s', async (grainy) => {
    const pixels = sample();
    const png = await encodePng(pixels, size, grainy);
    expect(await sharp(png).metadata()).toMatchObject({ ...size, format: 'png', channels: 3 });
    const read = await sharp(png).ensureAlpha().raw().toBuffer();
    expect(Buffer.compare(read, Buffer.from(pixels))).toBe(0);
  });

  it('is refused by a reader where a byte was changed on the way', async () => {
    const png = await encodePng(sample(), size, false);
    png[png.length - 30] = (png[png.length - 30] ?? 0) ^ 255;
    await expect(sharp(png).raw().toBuffer()).rejects.toThrow();
  });
});
