import { type DocumentLayer, type TextLook, textOf } from '@portada/studio/document';
import { type TextLookName, textLookNames, textLooks } from '@portada/studio/looks';
import { toast } from '@portada/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { registerMessages, useTranslation } from '../../../shared/i18n/translation';
import { loadFonts } from '../../../shared/drawing/fonts';
import { useChange, useEditorState, useOpenDocument } from '../state/editor-context';
import { firstWordOf, sampleOf } from './sample';
import { textLookMessages } from './text-looks.messages';

registerMessages({ textLooks: textLookMessages });

type TextLayer = Extract<DocumentLayer, { kind: 'text' }>;

/** Width in CSS pixels at which a sample is drawn. */
const sampleWidth = 112;
/** Pause in ms after which the samples of changed words are drawn. */
const pauseMs = 250;

/** Looks that a text gets with one press. Each sample shows the first word of the text. */
export const TextLooks = ({ layer }: { layer: TextLayer }) => {
  const { t } = useTranslation();
  const { document } = useEditorState();
  const change = useChange();
  const word = firstWordOf(layer);
  // The looks depend on the colors of the ground. They are compared as text, so that other changes draw no sample again.
  const described = JSON.stringify(textLooks(document));
  const looks = useMemo(() => JSON.parse(described) as Record<TextLookName, TextLook>, [described]);
  const apply = async (look: TextLook) => {
    try {
      await loadFonts(look.face, textOf(layer));
    } catch {
      return toast.error(t('document.text.fontFailed'));
    }
    return change('textLook', [{ name: 'set-text-look', args: { id: layer.id, ...look } }]);
  };
  return (
    <div role="group" aria-label={t('textLooks.title')} className="grid gap-1.5">
      <span aria-hidden className="text-ui">
        {t('textLooks.title')}
      </span>
      <div className="document-looks">
        {textLookNames.map((name) => (
          <button
            key={name}
            type="button"
            aria-label={t(`textLooks.name.${name}`)}
            title={t(`textLooks.name.${name}`)}
            onClick={() => void apply(looks[name])}
          >
            <Sample layer={layer} word={word} look={looks[name]} />
          </button>
        ))}
      </div>
    </div>
  );
};

/** Picture of a word in a look. It stays empty if it cannot be drawn; the button has a name. */
const Sample = ({ layer, word, look }: { layer: TextLayer; word: string; look: TextLook }) => {
  const { painter } = useOpenDocument();
  const place = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);
  const newest = useRef(layer);
  useEffect(() => {
    newest.current = layer;
  }, [layer]);
  useEffect(() => {
    const abort = new AbortController();
    const draw = async () => {
      const width = Math.round(sampleWidth * Math.min(2, window.devicePixelRatio));
      const picture = await painter.draw(await sampleOf(newest.current, word, look), width, abort.signal);
      const canvas = place.current;
      if (!canvas || abort.signal.aborted) return;
      [canvas.width, canvas.height] = [picture.width, picture.height];
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      setDrawn(true);
    };
    const timer = setTimeout(() => void draw().catch(() => setDrawn(false)), pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [painter, word, look]);
  return <canvas ref={place} data-drawn={drawn} aria-hidden />;
};
