import type { Scene } from '../scene/scene.schema';

/** Fields of a scene that are lengths or coordinates in pixels; all other numbers are shares, angles or counts. */
const lengths: ReadonlySet<string> = new Set([
  'x',
  'y',
  'width',
  'height',
  'size',
  'radius',
  'baseline',
  'padding',
  'blur',
  'floor',
]);

/**
 * Scales a scene to another width and keeps its aspect ratio.
 * @param scene scene to scale
 * @param width width of the result in pixels
 */
export function scaleScene(scene: Scene, width: number): Scene {
  const scale = width / scene.width;
  return { ...scaleLengths(scene, scale), width, height: Math.max(1, Math.ceil(scene.height * scale)) };
}

/**
 * Scales every length and coordinate within a value.
 * @param value a scene or a part of it
 * @param scale factor
 */
export function scaleLengths<T>(value: T, scale: number): T {
  if (Array.isArray(value)) return value.map((part: unknown) => scaleLengths(part, scale)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([name, part]: [string, unknown]) => [
    name,
    typeof part === 'number' && lengths.has(name) ? part * scale : scaleLengths(part, scale),
  ]);
  return Object.fromEntries(parts) as T;
}
