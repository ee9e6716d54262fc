import type { Assets, Context, Drawable, Surface } from '../render/host';

/**
 * Surfaces that take and give the measures of a scene but have fewer pixels, so that a scene is drawn small by the code
 * that draws it large.
 * @param assets what the machine has to offer
 * @param scale pixels to one of the scene, above 0
 */
export function scaledAssets(assets: Assets, scale: number): Assets {
  const real = new WeakMap<object, Drawable>();
  return {
    createCanvas: (width, height) => {
      const [across, down] = [pixelsOf(width, scale), pixelsOf(height, scale)];
      const surface = assets.createCanvas(across, down);
      const ctx = surface.getContext('2d');
      // By what came out of rounding: a surface is laid into its place as a whole.
      ctx.scale(across / width, down / height);
      const scaled: Surface = { width, height, getContext: () => context };
      const context = scaledContext(ctx, scale, real, scaled);
      real.set(scaled, surface);
      return scaled;
    },
    loadIllustration: (id, pixels) => assets.loadIllustration(id, pixelsOf(pixels, scale)),
  };
}

const pixelsOf = (length: number, scale: number): number => Math.max(1, Math.ceil(length * scale));

/** A context that is scaled already, and whose blur, which no scale reaches, is scaled too. */
function scaledContext(
  ctx: Context,
  scale: number,
  real: WeakMap<object, Drawable>,
  canvas: Drawable,
): Context {
  const reals = (values: unknown[]) =>
    values.map((value) => (typeof value === 'object' && value ? (real.get(value) ?? value) : value));
  const methods = new Map<PropertyKey, (...values: unknown[]) => unknown>();
  return new Proxy(ctx, {
    get: (target, name) => {
      if (name === 'canvas') return canvas;
      const known = methods.get(name);
      if (known) return known;
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      const method = (...values: unknown[]): unknown => Reflect.apply(value, target, reals(values));
      methods.set(name, method);
      return method;
    },
    set: (target, name, value) =>
      Reflect.set(target, name, name === 'filter' ? scaledBlur(String(value), scale) : value, target),
  });
}

const scaledBlur = (filter: string, scale: number): string =>
  filter.replace(/blur\(([\d.e+-]+)px\)/g, (_, pixels: string) => `blur(${Number(pixels) * scale}px)`);
