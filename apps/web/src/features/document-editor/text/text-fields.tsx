import { type DocumentLayer, textOf } from '@portada/studio/document';
import { type Face, faces, fontStackOf, letterFinishes } from '@portada/studio/rendering';
import { Field, Select, TextArea, toast } from '@portada/ui';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/translation';
import { loadFonts } from '../../../shared/drawing/fonts';
import { longestText } from '../stage/text-field';
import { useChange } from '../state/editor-context';
import { TextLooks } from '../text-looks/text-looks';
import { ArcFields } from './arc-fields';
import { useSetText } from './use-set-text';

type Texted = Extract<DocumentLayer, { kind: 'text' | 'badge' }>;

/** Words, typeface, finish and arc of a text. */
export const TextFields = ({ layer }: { layer: Texted }) => {
  const { t } = useTranslation();
  const change = useChange();
  const { id } = layer;
  const text = layer.kind === 'text' ? textOf(layer) : layer.text;
  const setFace = async (face: Face) => {
    try {
      await loadFonts(face, text);
    } catch {
      return toast.error(t('document.text.fontFailed'));
    }
    return change('type', [{ name: 'set-type', args: { id, face } }]);
  };
  return (
    // The key is that of the layer, because the fields keep what is typed.
    <div key={id} className="grid gap-4">
      <WordsField layer={layer} text={text} />
      {layer.kind === 'text' && <TextLooks layer={layer} />}
      <Field label={t('document.text.face')}>
        <Select value={layer.face} onChange={({ target }) => void setFace(target.value as Face)}>
          {faces.map((face) => (
            <option key={face}>{face}</option>
          ))}
        </Select>
      </Field>
      {layer.kind === 'text' && (
        <div role="group" aria-label={t('document.text.finish')} className="grid gap-1.5">
          <span aria-hidden className="text-ui">
            {t('document.text.finish')}
          </span>
          <div className="flex flex-wrap gap-2">
            {letterFinishes.map((finish) => (
              <button
                key={finish}
                type="button"
                aria-pressed={finish === layer.finish}
                onClick={() => change('type', [{ name: 'set-type', args: { id, finish } }])}
                style={{ fontFamily: fontStackOf(layer.face) }}
                className="min-h-9 rounded-full border border-border-control px-3.5 text-small hover:bg-surface-3 aria-pressed:bg-primary aria-pressed:text-on-primary pointer-coarse:min-h-11"
              >
                {t(`document.finish.${finish}`)}
              </button>
            ))}
          </div>
        </div>
      )}
      {layer.kind === 'text' && <ArcFields layer={layer} />}
    </div>
  );
};

/** Field with the words of a layer, which are applied while they are typed. An empty text is not applied. */
const WordsField = ({ layer, text }: { layer: Texted; text: string }) => {
  const { t } = useTranslation();
  const setText = useSetText();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field label={t('document.text.words')}>
      <TextArea
        dir="auto"
        rows={2}
        value={typed ?? text}
        maxLength={longestText[layer.kind]}
        className="min-h-16"
        onChange={({ target }) => {
          setTyped(target.value);
          const next = target.value.trim();
          if (next !== '') void setText(layer, next, `text ${layer.id}`);
        }}
        onBlur={() => setTyped(null)}
      />
    </Field>
  );
};
