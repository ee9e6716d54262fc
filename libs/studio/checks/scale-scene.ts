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
  return { ...scaled(scene, scale), width, height: Math.max(1, Math.ceil(scene.height * scale)) };
}

function scaled<T>(value: T, scale: number): T {
  if (Array.isArray(value)) return value.map((part: unknown) => scaled(part, scale)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([name, part]: [string, unknown]) => [
    name,
    typeof part === 'number' && lengths.has(name) ? part * scale : scaled(part, scale),
  ]);
  return Object.fromEntries(parts) as T;
}
