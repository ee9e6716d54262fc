import { createCanvas } from '../../../shared/drawing/browser-assets';
import { maskSizeOf } from './mask-file';

/** A point on a mask, in shares of its width and height. */
export type Point = { x: number; y: number };
/** What a stroke does: it keeps or removes what it covers. */
export type BrushMode = 'keep' | 'remove';
/** A brush: what it does, and its diameter as a share of the longer side of the mask. */
export type Brush = { mode: BrushMode; size: number };

/** Share of the brush's radius that is fully covered; the edge is soft. */
const hardShare = 0.7;
/** Most strokes that can be undone. Each one needs a byte for each pixel. */
const mostUndone = 30;

/** A mask that is changed with a brush, and a photo that shows the result. */
export class MaskPainting {
  private readonly mask: HTMLCanvasElement;
  private readonly cut: HTMLCanvasElement;
  private readonly before: Uint8ClampedArray[] = [];

  /**
   * @param photo the photo
   * @param mask its mask, whose opacity counts; null if it has none, so that all of the photo is kept
   */
  constructor(
    private readonly photo: ImageBitmap,
    mask: ImageBitmap | null,
  ) {
    const { width, height } = mask ?? maskSizeOf(photo);
    this.mask = createCanvas(width, height);
    this.cut = createCanvas(width, height);
    if (mask) this.pen.drawImage(mask, 0, 0);
    else this.pen.fillRect(0, 0, width, height);
  }

  /** Size of the mask in pixels. */
  get size(): { width: number; height: number } {
    return { width: this.mask.width, height: this.mask.height };
  }

  get canUndo(): boolean {
    return this.before.length > 0;
  }

  /** Opacity of each pixel, row by row. */
  get opacity(): Uint8ClampedArray {
    const { width, height } = this.mask;
    const { data } = this.pen.getImageData(0, 0, width, height);
    return Uint8ClampedArray.from({ length: width * height }, (_, place) => data[place * 4 + 3] ?? 0);
  }

  /** Begins a stroke, which is undone as a whole. */
  begin(): void {
    this.before.push(this.opacity);
    if (this.before.length > mostUndone) this.before.shift();
  }

  /** Paints a straight line. */
  paint(from: Point, to: Point, { mode, size }: Brush): void {
    const { width, height } = this.mask;
    const radius = Math.max(1, (Math.max(width, height) * size) / 2);
    const [dx, dy] = [(to.x - from.x) * width, (to.y - from.y) * height];
    const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / (radius / 3)));
    const { pen } = this;
    pen.save();
    pen.globalCompositeOperation = mode === 'keep' ? 'source-over' : 'destination-out';
    for (let step = 0; step <= steps; step += 1) {
      const [x, y] = [from.x * width + (dx * step) / steps, from.y * height + (dy * step) / steps];
      const fill = pen.createRadialGradient(x, y, radius * hardShare, x, y, radius);
      fill.addColorStop(0, '#ffffff');
      fill.addColorStop(1, '#ffffff00');
      pen.fillStyle = fill;
      pen.fillRect(x - radius, y - radius, radius * 2, radius * 2);
    }
    pen.restore();
  }

  /** Undoes the last stroke. */
  undo(): void {
    const opacity = this.before.pop();
    if (!opacity) return;
    const pixels = this.pen.createImageData(this.mask.width, this.mask.height);
    pixels.data.fill(255);
    opacity.forEach((value, place) => {
      pixels.data[place * 4 + 3] = value;
    });
    this.pen.putImageData(pixels, 0, 0);
  }

  /** Draws the photo: what is kept as it is, what is removed faintly. */
  show(target: HTMLCanvasElement): void {
    const { width, height } = this.mask;
    const [shown, cut] = [target.getContext('2d'), this.cut.getContext('2d')];
    if (!shown || !cut) return;
    if (target.width !== width) target.width = width;
    if (target.height !== height) target.height = height;
    cut.globalCompositeOperation = 'copy';
    cut.drawImage(this.photo, 0, 0, width, height);
    cut.globalCompositeOperation = 'destination-in';
    cut.drawImage(this.mask, 0, 0);
    shown.clearRect(0, 0, width, height);
    shown.globalAlpha = 0.25;
    shown.drawImage(this.photo, 0, 0, width, height);
    shown.globalAlpha = 1;
    shown.drawImage(this.cut, 0, 0);
  }

  private get pen(): CanvasRenderingContext2D {
    const pen = this.mask.getContext('2d', { willReadFrequently: true });
    if (!pen) throw new Error('The browser has no 2D canvas.');
    return pen;
  }
}
