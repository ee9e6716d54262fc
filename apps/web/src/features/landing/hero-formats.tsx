import { pictureSizes } from '@portada/contracts';
import { useTranslation } from '../../shared/i18n/translation';
import { sitePictures } from '../../shared/site/pictures';
import { sitePictureUrl } from '../../shared/site/site-picture';
import { Frame, Timestamp } from './frame';

/**
 * `sizes` attribute of the wide picture in the hero of the landing page: the width of the picture in the page
 * layout.
 */
const wide =
  '(min-width: 72rem) 506px, (min-width: 64rem) calc(51.9vw - 92px), (min-width: 40rem) calc(100vw - 82px), calc(100vw - 66px)';

/**
 * Pictures of one prompt in the three formats 16:9, 1:1 and 9:16. The 1:1 and 9:16 pictures appear with a reveal
 * animation. Hidden pictures keep their place, so that a trial image in this place moves nothing.
 */
export const HeroFormats = ({ isHidden }: { isHidden: boolean }) => {
  const { t, language } = useTranslation();
  const prompt = sitePictures['hero-wide'].prompt[language];
  return (
    <figure
      aria-label={t('landing.sheet')}
      style={isHidden ? { visibility: 'hidden', gridArea: '1 / 1' } : undefined}
      className="crop-marks min-w-0 text-border-control [--crop-gap:12px] [--crop-length:16px] max-sm:mx-1"
    >
      <div className="grid gap-3 rounded-hero border border-border bg-surface p-3 text-text sm:p-4">
        <figcaption className="rounded-input bg-surface-2 px-4 py-3 text-ui">{prompt}</figcaption>
        <a href={sitePictureUrl('hero-wide')} target="_blank" rel="noopener">
          <Frame name="hero-wide" sizes={wide} alt={t('landing.alt.wide')} isFirst>
            <Timestamp />
          </Frame>
          <span className="sr-only">{t('landing.newTab')}</span>
        </a>
        <div className="grid grid-cols-[16fr_9fr_11fr] gap-x-3">
          <Frame
            name="hero-square"
            sizes="(min-width: 64rem) 214px, 40vw"
            alt={t('landing.alt.square')}
            developsAfter={500}
          />
          <Frame
            name="hero-tall"
            sizes="(min-width: 64rem) 121px, 23vw"
            alt={t('landing.alt.tall')}
            developsAfter={1100}
          />
          <ul className="grid content-end gap-1.5 text-micro tabular-nums">
            {(['16:9', '1:1', '9:16'] as const).map((ratio) => (
              <li key={ratio} className="grid border-t border-border pt-1">
                {ratio}
                <span className="font-[500] text-text-3 max-sm:hidden">
                  {`${pictureSizes[ratio].width} × ${pictureSizes[ratio].height}`}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </figure>
  );
};
