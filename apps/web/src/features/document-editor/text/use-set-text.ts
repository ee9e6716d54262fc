import { type DocumentLayer, documentLimits, textOf } from '@portada/studio/document';
import { toast } from '@portada/ui';
import { useRef } from 'react';
import { useTranslation } from '../../../shared/i18n/translation';
import { loadFonts } from '../../../shared/drawing/fonts';
import { useChange } from '../state/editor-context';

/** Name of a layer after its words, on one line. */
const nameFor = (words: string): string => words.replace(/\s+/g, ' ').trim().slice(0, documentLimits.name);

/**
 * Returns a function that replaces the words of a text or badge. The fonts of the words are loaded first; words that
 * were replaced in the meantime are not applied.
 */
export const useSetText = () => {
  const change = useChange();
  const { t } = useTranslation();
  const newest = useRef(0);
  return async (
    layer: Extract<DocumentLayer, { kind: 'text' | 'badge' }>,
    text: string,
    mergeKey?: string,
  ) => {
    const { id, face, kind, name } = layer;
    newest.current += 1;
    const own = newest.current;
    try {
      await loadFonts(face, text);
    } catch {
      toast.error(t('document.text.fontFailed'));
      return;
    }
    if (own !== newest.current) return;
    // A badge has one line.
    const words = kind === 'badge' ? text.replace(/\s*\n\s*/g, ' ') : text;
    const options = mergeKey === undefined ? {} : { mergeKey };
    // A layer that is named after its words keeps that rule; a name of the user stays.
    const before = layer.kind === 'badge' ? layer.text : textOf(layer);
    const isNamed = name !== '' && name === nameFor(before);
    const rename = { name: 'rename', args: { id, name: nameFor(words) } };
    change('text', [{ name: 'set-text', args: { id, text: words } }, ...(isNamed ? [rename] : [])], options);
  };
};
