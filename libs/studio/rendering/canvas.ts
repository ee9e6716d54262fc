/**
 * The part of the Canvas 2D API that draws a scene. The canvas of a browser and the canvas of the server both have it.
 * It is declared here because this library is compiled without the browser's types.
 */
export interface Context {
  readonly canvas: Drawable;
  fillStyle: string | object;
  strokeStyle: string | object;
  lineWidth: number;
  lineJoin: string;
  lineCap: string;
  globalAlpha: number;
  globalCompositeOperation: string;
  filter: string;
  font: string;
  textBaseline: string;
  textAlign: string;
  lineDashOffset: number;
  save(): void;
  restore(): void;
  translate(x: number, y: number): void;
  rotate(radians: number): void;
  scale(x: number, y: number): void;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  beginPath(): void;
  closePath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void;
  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void;
  arc(x: number, y: number, radius: number, from: number, to: number): void;
  ellipse(x: number, y: number, rx: number, ry: number, turn: number, from: number, to: number): void;
  rect(x: number, y: number, width: number, height: number): void;
  roundRect(x: number, y: number, width: number, height: number, radius: number): void;
  clip(): void;
  fill(rule?: 'nonzero' | 'evenodd'): void;
  stroke(): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  fillText(text: string, x: number, y: number): void;
  strokeText(text: string, x: number, y: number): void;
  measureText(text: string): {
    readonly width: number;
    readonly actualBoundingBoxAscent: number;
    readonly actualBoundingBoxDescent: number;
  };
  setLineDash(lengths: number[]): void;
  drawImage(image: Drawable, x: number, y: number, width: number, height: number): void;
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Gradient;
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): Gradient;
  createPattern(image: Drawable, repetition: 'repeat'): object | null;
  createImageData(width: number, height: number): Pixels;
  getImageData(x: number, y: number, width: number, height: number): Pixels;
  putImageData(pixels: object, x: number, y: number): void;
}

/** The pixels of a surface: red, green, blue and opacity of each pixel, 0 to 255. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
}

export interface Gradient {
  addColorStop(at: number, color: string): void;
}

/** Any image that `drawImage` accepts. */
export interface Drawable {
  readonly width: unknown;
  readonly height: unknown;
}

/** A surface that is not on the screen. */
export interface Surface extends Drawable {
  getContext(kind: '2d'): Context;
}

/** Creates surfaces that are not on the screen. */
export interface Canvases {
  /** Creates a transparent surface of `width` by `height` pixels. */
  createCanvas(width: number, height: number): Surface;
}
