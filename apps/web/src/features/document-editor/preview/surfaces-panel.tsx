import { productConfig } from '@portada/contracts';
import { Field, SegmentedControl, TextInput } from '@portada/ui';
import { useState } from 'react';
import { registerMessages, useTranslation } from '../../../shared/i18n/translation';
import { useSession } from '../../../shared/session/session';
import { useShownPicture } from '../state/editor-context';
import { Neighbours } from './neighbours';
import { OverlayFields } from './overlay-fields';
import { OwnPicture } from './own-picture';
import { previewMessages } from './preview.messages';
import { filterOf, surfaces, type View, views } from './surfaces';
import { type Overlay, VideoCard } from './video-card';

registerMessages({ preview: previewMessages });

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** Overlay of a new preview. */
const firstOverlay: Overlay = { length: '12:34', isWatched: true, isHovered: false };

/** The picture at the places where viewers meet it, with a title and a channel that can be changed, among others. */
export const SurfacesPanel = ({ title: first }: { title: string }) => {
  const { t } = useTranslation();
  const { user } = useSession();
  const picture = useShownPicture();
  const [title, setTitle] = useState(first);
  const [channel, setChannel] = useState(user?.displayName ?? '');
  const [overlay, setOverlay] = useState(firstOverlay);
  const [theme, setTheme] = useState<Theme>('light');
  const [view, setView] = useState<View>('plain');
  const filter = filterOf[view];
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
        <OverlayFields overlay={overlay} onChange={setOverlay} />
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
          <figure key={surface.name} className="grid max-w-full grid-cols-1 content-start gap-3">
            <figcaption>
              {t(`preview.${surface.name}`)} · {t('preview.pixels', { width: surface.width })}
            </figcaption>
            <VideoCard surface={surface} title={title} channel={channel} overlay={overlay} filter={filter}>
              <OwnPicture picture={picture} width={surface.width} />
            </VideoCard>
            <Neighbours surface={surface} filter={filter} />
          </figure>
        ))}
      </div>
    </div>
  );
};
