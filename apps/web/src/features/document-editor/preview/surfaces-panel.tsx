import { productConfig } from '@portada/contracts';
import { Field, SegmentedControl, TextInput } from '@portada/ui';
import { useState } from 'react';
import { registerMessages, useTranslation } from '../../../shared/i18n/translation';
import { useSession } from '../../../shared/session/session';
import { useShownPicture } from '../state/editor-context';
import { previewMessages } from './preview.messages';
import { filterOf, surfaces, type View, views } from './surfaces';
import { VideoCard } from './video-card';

registerMessages({ preview: previewMessages });

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** The picture at the places where viewers meet it, with a title and a channel that can be changed. */
export const SurfacesPanel = ({ title: first }: { title: string }) => {
  const { t } = useTranslation();
  const { user } = useSession();
  const picture = useShownPicture();
  const [title, setTitle] = useState(first);
  const [channel, setChannel] = useState(user?.displayName ?? '');
  const [theme, setTheme] = useState<Theme>('light');
  const [view, setView] = useState<View>('plain');
  return (
    <div className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t('preview.title')}>
          <TextInput
            value={title}
            maxLength={productConfig.thumbnailTitle.max}
            onChange={({ target }) => setTitle(target.value)}
          />
        </Field>
        <Field label={t('preview.channel')}>
          <TextInput value={channel} maxLength={60} onChange={({ target }) => setChannel(target.value)} />
        </Field>
        <SegmentedControl
          label={t('preview.theme')}
          value={theme}
          onChange={setTheme}
          options={themes.map((value) => ({ value, label: t(`preview.${value}`) }))}
        />
        <SegmentedControl
          label={t('preview.view')}
          value={view}
          onChange={setView}
          options={views.map((value) => ({ value, label: t(`preview.${value}`) }))}
        />
      </div>
      <div className="document-surfaces" data-theme-of-page={theme}>
        {surfaces.map((surface) => (
          <figure key={surface.name} className="grid content-start gap-3">
            <figcaption>
              {t(`preview.${surface.name}`)} · {t('preview.pixels', { width: surface.width })}
            </figcaption>
            <VideoCard
              surface={surface}
              picture={picture}
              title={title}
              channel={channel}
              filter={filterOf[view]}
            />
            {surface.isBeside && (
              <VideoCard surface={surface} picture={null} title="" channel="" filter="none" />
            )}
          </figure>
        ))}
      </div>
    </div>
  );
};
