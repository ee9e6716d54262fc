import { type FoundDrawing, drawingSearchLimits, studioFilePaths } from '@portada/contracts';
import { Button, Field, TextInput, announce } from '@portada/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/translation';
import { queryKeys } from '../../../shared/query-keys';
import { searchDrawings } from '../api/document-api';
import { useChange, useEditorState } from '../state/editor-context';
import { newSticker, positionOfNew } from './new-layers';

/** Search for drawings in English and Spanish; a press adds a drawing to the picture. */
export const StickerSearch = () => {
  const { t, language } = useTranslation();
  const [text, setText] = useState('');
  const asked = useDeferredValue(text.trim());
  const { document } = useEditorState();
  const change = useChange();
  const found = useQuery({
    queryKey: queryKeys.drawings(asked),
    queryFn: ({ signal }) => searchDrawings(asked, signal),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  const add = (drawing: FoundDrawing) => {
    const name = drawing[language];
    const layer = newSticker(document, { drawing: drawing.name, name });
    if (change('add', [{ name: 'add', args: { layer, at: positionOfNew(document) } }], { select: layer.id }))
      announce(t('document.add.added', { name }));
  };
  return (
    <div className="grid gap-3">
      <Field label={t('document.add.search')}>
        <TextInput
          type="search"
          value={text}
          maxLength={drawingSearchLimits.text}
          placeholder={t('document.add.example')}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {found.isError ? (
        <div role="alert" className="grid justify-items-start gap-2 text-small text-text-2">
          {t('document.add.failed')}
          <Button size="small" variant="outline" onClick={() => void found.refetch()}>
            {t('shared.retry')}
          </Button>
        </div>
      ) : found.data?.length === 0 ? (
        <p role="status" className="text-small text-text-2">
          {t('document.add.nothing')}
        </p>
      ) : (
        <ul className="document-stickers" aria-busy={found.isFetching}>
          {found.data?.map((drawing) => (
            <li key={drawing.name}>
              <button type="button" onClick={() => add(drawing)} title={drawing[language]}>
                <img src={studioFilePaths.drawing(drawing.name)} alt={drawing[language]} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
