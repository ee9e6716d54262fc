import type { LayerOf } from '../scene/scene.schema';
import type { Context } from './canvas';
import type { Assets, Panorama } from './host';
import { radians } from './paint';

/** Width in pixels at which a panorama is projected. Few pixels are enough because the view is out of focus. */
const projectedWidth = 240;

/** Linear value of each byte of a panorama (see `libs/studio/cli/panoramas.ts`). */
const linear = Float32Array.from({ length: 256 }, (_, byte) => {
  const share = Math.min(0.9757, (byte / 255) ** 2.2);
  return share / (1 - share);
});

/**
 * Draws the view from the middle of a panorama, out of focus, as the background of a picture. All steps but the
 * enlargement are plain arithmetic, so that every machine computes the same bytes.
 * @param ctx context to draw on
 * @param layer the panorama, the direction of the view, and its grade
 * @param size size of the picture in pixels
 * @param assets creates surfaces and loads panoramas
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
      pixels.data[at * 4 + channel] =
        tones[Math.min(tones.length - 1, Math.round((view[at * 3 + channel] ?? 0) * toneSteps))] ?? 0;
    pixels.data[at * 4 + 3] = 255;
  }
  pen.putImageData(pixels, 0, 0);
  // The outermost pixels are left out because enlargement would fade them at the edge of the picture.
  const margin = { x: size.width / width, y: size.height / height };
  ctx.drawImage(surface, -margin.x, -margin.y, size.width + 2 * margin.x, size.height + 2 * margin.y);
}

/** Projects the view to linear red, green and blue, exposed and graded, before tone mapping. */
function projected(
  panorama: Panorama,
  { yaw, pitch, fov, exposure, tint, saturation }: LayerOf<'panorama'>,
  width: number,
  height: number,
): Float32Array {
  const view = new Float32Array(width * height * 3);
  const reach = Math.tan(radians(fov) / 2);
  const [cos, sin] = [Math.cos(radians(pitch)), Math.sin(radians(pitch))];
  const [red, green, blue] = tint.map((factor) => factor * exposure) as [number, number, number];
  const turned = radians(yaw) / (2 * Math.PI) + 0.5;
  for (let y = 0; y < height; y += 1) {
    const dy = (-(2 * (y + 0.5) - height) / width) * reach;
    const up = dy * cos + sin;
    const ahead = cos - dy * sin;
    for (let x = 0; x < width; x += 1) {
      const dx = ((2 * (x + 0.5)) / width - 1) * reach;
      const u = (Math.atan2(dx, ahead) / (2 * Math.PI) + turned) * panorama.width - 0.5;
      const v = (0.5 - Math.atan2(up, Math.sqrt(dx * dx + ahead * ahead)) / Math.PI) * panorama.height - 0.5;
      const at = (y * width + x) * 3;
      sample(panorama, u, v, view, at);
      const r = view[at] ?? 0;
      const g = view[at + 1] ?? 0;
      const b = view[at + 2] ?? 0;
      const gray = 0.2126 * r + 0.7152 * g + 0.0722 * b;
      view[at] = Math.max(0, gray + (r - gray) * saturation) * red;
      view[at + 1] = Math.max(0, gray + (g - gray) * saturation) * green;
      view[at + 2] = Math.max(0, gray + (b - gray) * saturation) * blue;
    }
  }
  return view;
}

/** Interpolates a pixel from its four neighbours. The left and right edges of the panorama are joined. */
function sample(
  { rgb, width, height }: Panorama,
  u: number,
  v: number,
  into: Float32Array,
  at: number,
): void {
  const left = Math.floor(u);
  const top = Math.floor(v);
  const fx = u - left;
  const fy = v - top;
  const x0 = ((left % width) + width) % width;
  const x1 = (x0 + 1) % width;
  const y0 = Math.min(height - 1, Math.max(0, top)) * width;
  const y1 = Math.min(height - 1, Math.max(0, top + 1)) * width;
  const corners = [(y0 + x0) * 3, (y0 + x1) * 3, (y1 + x0) * 3, (y1 + x1) * 3] as const;
  for (let channel = 0; channel < 3; channel += 1) {
    const a = linear[rgb[corners[0] + channel] ?? 0] ?? 0;
    const b = linear[rgb[corners[1] + channel] ?? 0] ?? 0;
    const c = linear[rgb[corners[2] + channel] ?? 0] ?? 0;
    const d = linear[rgb[corners[3] + channel] ?? 0] ?? 0;
    into[at + channel] = (a * (1 - fx) + b * fx) * (1 - fy) + (c * (1 - fx) + d * fx) * fy;
  }
}

/** Applies one box blur in both directions; the edge pixels repeat beyond the edge. */
function boxBlur(view: Float32Array, width: number, height: number, radius: number): void {
  const blurred = new Float32Array(view.length);
  for (let y = 0; y < height; y += 1) blurLine(view, blurred, y * width * 3, 3, width, radius);
  for (let x = 0; x < width; x += 1) blurLine(blurred, view, x * 3, width * 3, height, radius);
}

/** Blurs one row or column of `count` pixels that are `step` numbers apart. */
function blurLine(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  radius: number,
): void {
  const last = start + (count - 1) * step;
  for (let channel = 0; channel < 3; channel += 1) {
    let sum = (from[start + channel] ?? 0) * (radius + 1);
    for (let place = 1; place <= radius; place += 1)
      sum += from[Math.min(last, start + place * step) + channel] ?? 0;
    for (let place = 0; place < count; place += 1) {
      to[start + place * step + channel] = sum / (2 * radius + 1);
      const ahead = Math.min(last, start + (place + radius + 1) * step);
      const behind = Math.max(start, start + (place - radius) * step);
      sum += (from[ahead + channel] ?? 0) - (from[behind + channel] ?? 0);
    }
  }
}

/**
 * Tone-maps a linear value to a display value, 0 to 1: the curve of Narkowicz, "ACES Filmic Tone Mapping Curve" (2016),
 * and a gamma of 2.2.
 */
function toned(value: number): number {
  const x = 0.9 * Math.min(6, value);
  return Math.min(1, (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)) ** (1 / 2.2);
}

/**
 * Number of entries in the table `tones` from one whole value of linear light to the next. The table has the display
 * bytes of the values 0 to 6, because `toned` treats a larger value as 6.
 */
const toneSteps = 2048;
const tones = Uint8Array.from({ length: 6 * toneSteps + 1 }, (_, step) =>
  Math.round(255 * toned(step / toneSteps)),
);
