import type { LayerOf } from '../scene/scene.schema';
import type { Assets, Context, Panorama } from './host';
import { radians } from './paint';

/** Width in pixels at which a panorama is projected: it is out of focus, so that few pixels are enough. */
const projectedWidth = 240;

/** Linear value of each byte of a panorama (see `libs/studio/cli/panoramas.ts`). */
const linear = Float32Array.from({ length: 256 }, (_, byte) => {
  const share = Math.min(0.9757, (byte / 255) ** 2.2);
  return share / (1 - share);
});

/**
 * Draws the view from the middle of a panorama, out of focus, as the ground of a picture. All of it but the enlargement
 * is plain arithmetic, so that every machine gives the same bytes.
 * @param ctx where
 * @param layer the panorama, the direction of the view, and its grade
 * @param size of the picture in pixels
 * @param assets surfaces and panoramas
 */
export async function drawPanorama(
  ctx: Context,
  layer: LayerOf<'panorama'>,
  size: { width: number; height: number },
  assets: Pick<Assets, 'createCanvas' | 'loadPanorama'>,
): Promise<void> {
  const panorama = await assets.loadPanorama(layer.panorama);
  const width = projectedWidth;
  const height = Math.max(1, Math.round((size.height / size.width) * width));
  const view = projected(panorama, layer, width, height);
  const radius = Math.max(1, Math.round((layer.blur * width) / size.width));
  for (let pass = 0; pass < 3; pass += 1) boxBlur(view, width, height, radius);
  const surface = assets.createCanvas(width, height);
  const pen = surface.getContext('2d');
  const pixels = pen.createImageData(width, height);
  for (let at = 0; at < width * height; at += 1) {
    for (let channel = 0; channel < 3; channel += 1)
      pixels.data[at * 4 + channel] = Math.round(255 * toned(view[at * 3 + channel] ?? 0));
    pixels.data[at * 4 + 3] = 255;
  }
  pen.putImageData(pixels, 0, 0);
  // The outermost pixels are left out: enlarged, they would fade at the edge of the picture.
  const margin = { x: size.width / width, y: size.height / height };
  ctx.drawImage(surface, -margin.x, -margin.y, size.width + 2 * margin.x, size.height + 2 * margin.y);
}

/** The view as linear red, green and blue, exposed and graded, before tone mapping. */
function projected(
  { width: across, height: down, rgb }: Panorama,
  { yaw, pitch, fov, exposure, tint, saturation }: LayerOf<'panorama'>,
  width: number,
  height: number,
): Float32Array {
  const view = new Float32Array(width * height * 3);
  const reach = Math.tan(radians(fov) / 2);
  const [cos, sin] = [Math.cos(radians(pitch)), Math.sin(radians(pitch))];
  for (let y = 0; y < height; y += 1) {
    const dy = (-(2 * (y + 0.5) - height) / width) * reach;
    const up = dy * cos + sin;
    const ahead = cos - dy * sin;
    for (let x = 0; x < width; x += 1) {
      const dx = ((2 * (x + 0.5)) / width - 1) * reach;
      const longitude = Math.atan2(dx, ahead) + radians(yaw);
      const latitude = Math.atan2(up, Math.hypot(dx, ahead));
      const u = (longitude / (2 * Math.PI) + 0.5) * across - 0.5;
      const v = (0.5 - latitude / Math.PI) * down - 0.5;
      sample(rgb, across, down, u, v, view, (y * width + x) * 3);
    }
  }
  for (let at = 0; at < view.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = view.subarray(at, at + 3);
    const gray = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    for (const [channel, value] of [red, green, blue].entries())
      view[at + channel] =
        Math.max(0, gray + (value - gray) * saturation) * exposure * (tint[channel as 0 | 1 | 2] ?? 1);
  }
  return view;
}

/** Reads a place between four pixels; the panorama is closed from left to right. */
function sample(
  rgb: Uint8Array,
  width: number,
  height: number,
  u: number,
  v: number,
  into: Float32Array,
  at: number,
): void {
  const [left, top] = [Math.floor(u), Math.floor(v)];
  const [fx, fy] = [u - left, v - top];
  const x0 = ((left % width) + width) % width;
  const x1 = (x0 + 1) % width;
  const y0 = Math.min(height - 1, Math.max(0, top)) * width;
  const y1 = Math.min(height - 1, Math.max(0, top + 1)) * width;
  for (let channel = 0; channel < 3; channel += 1) {
    const value = (pixel: number): number => linear[rgb[pixel * 3 + channel] ?? 0] ?? 0;
    const above = value(y0 + x0) * (1 - fx) + value(y0 + x1) * fx;
    const below = value(y1 + x0) * (1 - fx) + value(y1 + x1) * fx;
    into[at + channel] = above * (1 - fy) + below * fy;
  }
}

/** One pass of a box blur in both directions; the edge pixels repeat beyond the edge. */
function boxBlur(view: Float32Array, width: number, height: number, radius: number): void {
  const blurred = new Float32Array(view.length);
  const along = (
    from: Float32Array,
    to: Float32Array,
    count: number,
    lines: number,
    step: number,
    next: number,
  ) => {
    for (let line = 0; line < lines; line += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        const start = line * next * 3 + channel;
        const value = (place: number) =>
          from[start + Math.min(count - 1, Math.max(0, place)) * step * 3] ?? 0;
        let sum = 0;
        for (let place = -radius; place <= radius; place += 1) sum += value(place);
        for (let place = 0; place < count; place += 1) {
          to[start + place * step * 3] = sum / (2 * radius + 1);
          sum += value(place + radius + 1) - value(place - radius);
        }
      }
  };
  along(view, blurred, width, height, 1, width);
  along(blurred, view, height, width, width, 1);
}

/**
 * A linear value as a display shows it, 0 to 1: the curve of Narkowicz, "ACES Filmic Tone Mapping Curve" (2016), and a
 * gamma of 2.2.
 */
function toned(value: number): number {
  const x = 0.9 * Math.min(6, value);
  return Math.min(1, (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)) ** (1 / 2.2);
}
