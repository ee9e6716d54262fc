import type { DocumentLayer } from './document.schema';

/** Parts of layers whose color can be set. Each kind of layer has some of them. */
export const colorableParts = [
  'color',
  'fill',
  'highlight',
  'outline',
  'border',
  'shadow',
  'glow',
  'panel',
  'extrusion',
  'ink',
  'skin',
  'clothes',
  'light',
  'shade',
  'tint',
] as const;
export type ColorablePart = (typeof colorableParts)[number];

const isColored = (value: unknown): value is { color: string } =>
  typeof value === 'object' && value !== null && 'color' in value && typeof value.color === 'string';

/** Sets the color of the widest outline of letters. */
const withStroke = (layer: Extract<DocumentLayer, { kind: 'text' }>, color: string): DocumentLayer | null => {
  const widest = Math.max(0, ...layer.strokes.map(({ width }) => width));
  if (widest === 0) return null;
  const strokes = layer.strokes.map((stroke) => (stroke.width === widest ? { ...stroke, color } : stroke));
  return { ...layer, strokes };
};

/**
 * Sets the color of one part of a layer.
 * @param color `#rrggbb`
 * @returns null if the layer has no such part
 */
export const coloredLayer = (
  layer: DocumentLayer,
  part: ColorablePart,
  color: string,
): DocumentLayer | null => {
  if (layer.kind === 'text' && (part === 'fill' || part === 'highlight'))
    return { ...layer, [part]: [color, color] };
  if (layer.kind === 'text' && part === 'outline') return withStroke(layer, color);
  if (layer.kind === 'illustration' && part === 'tint')
    return { ...layer, tint: { color, amount: layer.tint?.amount ?? 0.8 } };
  // The light of an illustration is an object with a color, and the light of a grade a plain color.
  const value: unknown = Object.entries(layer).find(([name]) => name === part)?.[1];
  if (typeof value === 'string') return { ...layer, [part]: color } as DocumentLayer;
  return isColored(value) ? ({ ...layer, [part]: { ...value, color } } as DocumentLayer) : null;
};
