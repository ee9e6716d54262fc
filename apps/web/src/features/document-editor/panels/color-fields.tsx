import {
  type ColorablePart,
  type DocumentLayer,
  colorableParts,
  coloredLayer,
} from '@portada/studio/document';
import { useId } from 'react';
import { useTranslation } from '../../../shared/i18n/translation';
import { useChange, useEditorState } from '../state/editor-context';

const isColor = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}/.test(value);

/** Collects the colors in a part of a document. */
const collect = (value: unknown, found: Map<string, number>): void => {
  if (isColor(value)) {
    const plain = value.slice(0, 7);
    found.set(plain, (found.get(plain) ?? 0) + 1);
  } else if (Array.isArray(value)) value.forEach((part) => collect(part, found));
  else if (typeof value === 'object' && value !== null)
    Object.values(value).forEach((part) => collect(part, found));
};

/** Number of colors of the document that are offered. */
const most = 6;

/** The colors that the words and signs of a document use most, and black and white. */
const paletteOf = (layers: readonly DocumentLayer[]): string[] => {
  const found = new Map<string, number>();
  layers
    .filter(({ kind }) => kind !== 'background' && kind !== 'motif')
    .forEach((layer) => collect(layer, found));
  const used = [...found].toSorted((a, b) => b[1] - a[1]).map(([color]) => color);
  return [...new Set(['#ffffff', '#000000', ...used])].slice(0, most);
};

/** Present color of a part of a layer; null if the layer has no such part. */
const colorOf = (layer: DocumentLayer, part: ColorablePart): string | null => {
  // A probe color shows whether the part exists, so that this list follows the rules of the action.
  if (coloredLayer(layer, part, '#000000') === null) return null;
  const value: unknown = Object.entries(layer).find(([name]) => name === part)?.[1];
  if (layer.kind === 'text' && part === 'outline')
    return layer.strokes.toSorted((a, b) => b.width - a.width)[0]?.color.slice(0, 7) ?? null;
  const colors = new Map<string, number>();
  collect(value, colors);
  return [...colors.keys()][0] ?? '#000000';
};

/** Parts whose color is set by another field, or has no effect on the picture. */
const leftOut: readonly ColorablePart[] = ['light', 'shade'];

/** Parts of a layer whose color can be set, with their present colors. */
const coloredParts = (layer: DocumentLayer): { part: ColorablePart; color: string }[] =>
  colorableParts.flatMap((part) => {
    const color = leftOut.includes(part) && layer.kind === 'illustration' ? null : colorOf(layer, part);
    return color === null ? [] : [{ part, color }];
  });

/** Returns true if a layer has a part whose color can be set. */
export const hasColors = (layer: DocumentLayer): boolean => coloredParts(layer).length > 0;

/** Colors of the parts of a layer: a picker, and the colors that the document already uses. */
export const ColorFields = ({ layer }: { layer: DocumentLayer }) => {
  const { document } = useEditorState();
  const palette = paletteOf(document.layers);
  return (
    <div className="grid gap-4">
      {coloredParts(layer).map(({ part, color }) => (
        <ColorField key={part} layer={layer} part={part} color={color} palette={palette} />
      ))}
    </div>
  );
};

type ColorFieldProps = {
  layer: DocumentLayer;
  part: ColorablePart;
  color: string;
  palette: readonly string[];
};

const ColorField = ({ layer, part, color, palette }: ColorFieldProps) => {
  const { t } = useTranslation();
  const change = useChange();
  const id = useId();
  const label = t(`document.part.${part}`);
  const set = (next: string) =>
    change('color', [{ name: 'set-color', args: { id: layer.id, part, color: next } }], {
      mergeKey: `color ${part} ${layer.id}`,
    });
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-ui">
        {label}
      </label>
      <div className="flex flex-wrap items-center gap-1.5">
        <input
          id={id}
          type="color"
          value={color}
          onChange={({ target }) => set(target.value)}
          className="h-9 w-14 rounded-input border border-border-control bg-surface p-1 pointer-coarse:h-11"
        />
        {palette.map((one) => (
          <button
            key={one}
            type="button"
            aria-label={t('document.part.use', { part: label, color: one })}
            aria-pressed={one === color}
            onClick={() => set(one)}
            style={{ backgroundColor: one }}
            className="size-7 rounded-full border border-border-control aria-pressed:outline-2 aria-pressed:outline-offset-2 aria-pressed:outline-focus pointer-coarse:size-11"
          />
        ))}
      </div>
    </div>
  );
};
