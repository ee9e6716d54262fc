import { productConfig } from '@portada/contracts';
import { Button, Field, SegmentedControl, TextInput } from '@portada/ui';
import { Tv } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/translation';
import { useSession } from '../../../shared/session/session';
import { useShownPicture } from '../state/editor-context';
import { filterOf, surfaces, type View, views } from './surfaces';
import { VideoCard } from './video-card';

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** Button that shows and hides the picture at the places where viewers meet it. */
export const Preview = ({ title }: { title: string }) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant="outline"
        icon={<Tv aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('document.preview.button')}
      </Button>
      <section id={id} hidden={!isOpen} aria-label={t('document.preview.button')} className="w-full">
        {isOpen && <Surfaces title={title} />}
      </section>
    </>
  );
};

const Surfaces = ({ title: first }: { title: string }) => {
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
        <Field label={t('document.preview.title')}>
          <TextInput
            value={title}
            maxLength={productConfig.thumbnailTitle.max}
            onChange={({ target }) => setTitle(target.value)}
          />
        </Field>
        <Field label={t('document.preview.channel')}>
          <TextInput value={channel} maxLength={60} onChange={({ target }) => setChannel(target.value)} />
        </Field>
        <SegmentedControl
          label={t('document.preview.theme')}
          value={theme}
          onChange={setTheme}
          options={themes.map((value) => ({ value, label: t(`document.preview.${value}`) }))}
        />
        <SegmentedControl
          label={t('document.preview.view')}
          value={view}
          onChange={setView}
          options={views.map((value) => ({ value, label: t(`document.preview.${value}`) }))}
        />
      </div>
      <div className="document-surfaces" data-theme-of-page={theme}>
        {surfaces.map((surface) => (
          <figure key={surface.name} className="grid content-start gap-3">
            <figcaption>
              {t(`document.preview.${surface.name}`)} ·{' '}
              {t('document.preview.pixels', { width: surface.width })}
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
