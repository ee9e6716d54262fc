import { createCanvas } from '@napi-rs/canvas';
import type { Surface } from './canvas';
import { dyed } from './dye';

/** A square with a colored left half, a black lower right quarter and a white upper right quarter. */
const drawing = (color: string): Surface => {
  const canvas = createCanvas(40, 40);
  const pen = canvas.getContext('2d');
  pen.fillStyle = color;
  pen.fillRect(0, 0, 20, 40);
  pen.fillStyle = '#ffffff';
  pen.fillRect(20, 0, 20, 20);
  pen.fillStyle = '#101010';
  pen.fillRect(20, 20, 20, 20);
  return canvas as unknown as Surface;
};

const pixel = (art: Surface, x: number, y: number): number[] => [
  ...art.getContext('2d').getImageData(x, y, 1, 1).data.slice(0, 3),
];

describe('dyed', () => {
  it.each([
    ['#d8262c', '#2f6fe0'],
    ['#2f9e44', '#f2c21a'],
    ['#f2c21a', '#26262a'],
    ['#2f6fe0', '#f2f2f0'],
  ])('turns the %s part of a drawing into %s and keeps black and white', (from, to) => {
    const art = drawing(from);
    dyed(art, 40, to, 1);
    const wanted = [1, 3, 5].map((at) => parseInt(to.slice(at, at + 2), 16));
    pixel(art, 5, 5).forEach((channel, at) => expect(Math.abs(channel - (wanted[at] ?? 0))).toBeLessThan(14));
    expect(pixel(art, 30, 5)).toEqual([255, 255, 255]);
    expect(pixel(art, 30, 35)).toEqual([16, 16, 16]);
  });

  it('dyes a gray drawing as a whole, except for its darkest parts', () => {
    const art = drawing('#9a9a9a');
    dyed(art, 40, '#d8262c', 1);
    const [red = 0, green = 0] = pixel(art, 5, 5);
    expect(red - green).toBeGreaterThan(100);
    expect(pixel(art, 30, 35)).toEqual([16, 16, 16]);
  });
});
