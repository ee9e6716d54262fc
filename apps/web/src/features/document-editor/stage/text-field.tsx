import { type DocumentLayer, textOf } from '@portada/studio/document';
import { fontStackOf } from '@portada/studio/rendering';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/translation';
import { useLayerName } from '../layers/layer-name';
import { frameStyle } from './frame';
import { frameOf, frameRotation } from './geometry';

/** Maximum number of characters of a text and of a badge. */
export const longestText = { text: 300, badge: 60 } as const;

type TextFieldProps = {
  layer: Extract<DocumentLayer, { kind: 'text' | 'badge' }>;
  size: { width: number; height: number };
  /** Number of CSS pixels of one document pixel. */
  scale: number;
  /** Called with the new text, or null if the text stays. `isByKey`: a key ended the editing, so the focus is free. */
  onEnd: (text: string | null, isByKey: boolean) => void;
};

const fontSizeOf = (layer: TextFieldProps['layer']): number =>
  layer.kind === 'badge' ? layer.size : Math.max(...layer.lines.map(({ size }) => size));

/** Returns true for a color on which dark letters could not be read. @param color `#rrggbb` */
const isDark = (color: string): boolean => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return red * 0.3 + green * 0.59 + blue * 0.11 < 128;
};

/**
 * Text of a layer as a field over the picture, in the typeface and color of the layer. The browser handles input
 * methods, emoji and letters from right to left. Enter ends the editing, Shift and Enter begins a new line, Esc keeps
 * the former text.
 */
export const TextField = ({ layer, size, scale, onEnd }: TextFieldProps) => {
  const { t } = useTranslation();
  const name = useLayerName()(layer);
  const before = layer.kind === 'text' ? textOf(layer) : layer.text;
  const [text, setText] = useState(before);
  const field = useRef<HTMLTextAreaElement>(null);
  const isEnded = useRef(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const end = (next: string | null, isByKey: boolean) => {
    if (isEnded.current) return;
    isEnded.current = true;
    onEnd(next !== null && next.trim() !== '' && next.trim() !== before ? next.trim() : null, isByKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    // Enter during a composition chooses a word of the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') end(null, true);
    if (event.key === 'Enter' && (!event.shiftKey || layer.kind === 'badge')) {
      event.preventDefault();
      end(text, true);
    }
  };
  const box = frameOf(layer);
  if (!box) return null;
  const color = (layer.kind === 'text' ? layer.fill[0] : layer.ink).slice(0, 7);
  return (
    <textarea
      ref={field}
      dir="auto"
      value={text}
      maxLength={longestText[layer.kind]}
      aria-label={t('document.text.field', { name })}
      className="document-text"
      rows={Math.max(1, text.split('\n').length)}
      style={{
        ...frameStyle(box, size),
        rotate: `${frameRotation(layer)}deg`,
        fontFamily: fontStackOf(layer.face),
        fontSize: `${Math.max(12, fontSizeOf(layer) * scale)}px`,
        color,
        background: isDark(color) ? 'rgb(255 255 255 / 85%)' : 'rgb(0 0 0 / 70%)',
      }}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => end(text, false)}
      onKeyDown={onKeyDown}
    />
  );
};
