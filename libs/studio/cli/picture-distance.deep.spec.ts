import sharp from 'sharp';
import { distanceOf, thumbprintOf } from './picture-distance';

const filled = (color: string) =>
  sharp({ create: { width: 64, height: 36, channels: 3, background: color } })
    .png()
    .toBuffer();

describe('color distance of two images', () => {
  it.each([
    ['#102030', '#102030', 0],
    ['#000000', '#ffffff', 100],
    ['#ff0000', '#00ff00', 170.6],
  ])('between images of the colors %s and %s is %d', async (one, other, expected) => {
    const [a, b] = [await thumbprintOf(await filled(one)), await thumbprintOf(await filled(other))];
    expect(Math.abs(distanceOf(a, b) - expected)).toBeLessThan(1.5);
  });

  it('depends on the positions of the colors in the images, not only on the colors', async () => {
    const half = async (left: string, right: string) =>
      sharp(await filled(left))
        .composite([
          {
            input: await sharp(await filled(right))
              .resize(32, 36)
              .toBuffer(),
            left: 32,
            top: 0,
          },
        ])
        .png()
        .toBuffer();
    const [a, b] = [
      await thumbprintOf(await half('#000', '#fff')),
      await thumbprintOf(await half('#fff', '#000')),
    ];
    expect(distanceOf(a, b)).toBeGreaterThan(80);
  });
});
