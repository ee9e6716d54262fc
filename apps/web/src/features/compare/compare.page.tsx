import { Alert, Card, EmptyState, SegmentedControl } from '@portada/ui';
import { useState } from 'react';
import { useTranslation } from '../../shared/i18n/translation';
import { Page } from '../../shared/page/page';
import { PageHeading } from '../../shared/page/page-heading';
import { Widget } from '../../shared/page/widget';
import { AddThumbnail } from './add-thumbnail';
import { useComparedIds } from './compared-ids';
import { type Compared, useComparedPictures } from './compared-pictures';
import { Differences } from './differences';
import { DownloadPack } from './download-pack';
import { MakeVariant } from './make-variant-panel';
import { type Lettered, letters } from './pairs';
import { VariantSlot } from './variant-slot';

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

const letteredOf = (pictures: readonly { data: Compared | undefined }[]): Lettered[] =>
  pictures.flatMap(({ data }, place) => {
    const letter = letters[place];
    return data && letter ? [{ letter, item: data }] : [];
  });

/** Page `/compare?ids=…`: up to three thumbnails as viewers see them, what differs between them, and a test pack. */
export const ComparePage = () => {
  const { t } = useTranslation();
  const { ids, isTooMany, add, remove } = useComparedIds();
  const pictures = useComparedPictures(ids);
  const [theme, setTheme] = useState<Theme>('light');
  const lettered = letteredOf(pictures);
  return (
    <Page>
      <div className="grid gap-3">
        <PageHeading title={t('compare.title')} />
        <p className="max-w-measure text-text-2">{t('compare.text')}</p>
      </div>
      <Alert>{isTooMany ? t('compare.tooMany') : null}</Alert>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <AddThumbnail ids={ids} onAdd={add} />
        <SegmentedControl
          label={t('compare.theme')}
          value={theme}
          onChange={setTheme}
          options={themes.map((value) => ({ value, label: t(`compare.${value}`) }))}
        />
      </div>
      {ids.length === 0 ? (
        <Card>
          <EmptyState title={t('compare.empty')} text={t('compare.emptyText')} />
        </Card>
      ) : (
        <section
          aria-label={t('compare.variants')}
          className="relative xl:left-1/2 xl:w-[min(calc(100vw-3rem),77rem)] xl:-translate-x-1/2"
        >
          <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2 xl:grid-cols-3">
            {ids.map((id, place) => {
              const [letter, query] = [letters[place], pictures[place]];
              return letter && query ? (
                <li key={id} className="min-w-0">
                  <VariantSlot
                    letter={letter}
                    query={query}
                    theme={theme}
                    title={lettered[0]?.item.thumbnail.title ?? ''}
                    onRemove={() => remove(id)}
                  />
                </li>
              ) : null;
            })}
          </ul>
        </section>
      )}
      {lettered.length > 0 && (
        <Widget>
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <Differences lettered={lettered} />
            <MakeVariant lettered={lettered} count={ids.length} onMade={add} />
          </div>
          <DownloadPack lettered={lettered} isWaiting={pictures.some(({ isPending }) => isPending)} />
        </Widget>
      )}
    </Page>
  );
};
