import type { AspectRatio } from '@portada/contracts';
import { announce, Badge, classNames } from '@portada/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import { SitePicture } from '../../shared/site/site-picture';
import { type ExampleFilter, isFiltered, useExampleFilter } from './example-filter';
import { type ExampleId, exampleIds, isFeatured, nicheOf } from './example-ids';
import { GalleryData } from './examples-data';
import { contentOf } from './niche-content';
import { NicheLinks } from './niche-links';
import { WhyOurs } from './why-ours';

const isShown = ({ niche, format, style }: ExampleFilter, id: ExampleId): boolean => {
  const { ratio, settings } = contentOf(id).drawn;
  return (
    [undefined, nicheOf(id)].includes(niche) &&
    [undefined, ratio].includes(format) &&
    [undefined, settings.style].includes(style)
  );
};

/**
 * Cards of the examples that the filter of the address shows. The cards work without JavaScript. The number of examples
 * is announced after each change of the filter.
 */
export const ExampleCards = () => {
  const { t } = useTranslation();
  const filter = useExampleFilter();
  const shown = exampleIds.filter((id) => isShown(filter, id));
  const found = shown.length === 0 ? t('example.none') : t('example.found', { count: shown.length });
  const key = Object.values(filter).join();
  const announced = useRef(isFiltered(filter) ? '' : key);
  useEffect(() => {
    if (announced.current === key) return;
    announced.current = key;
    announce(found);
  }, [key, found]);
  return (
    <div className="grid gap-8">
      <GalleryData />
      <div className="grid gap-4">
        <p className="text-small text-text-3">{found}</p>
        <ul className="max-sm:columns-2 max-sm:gap-4 sm:flex sm:flex-wrap sm:gap-x-6 sm:gap-y-7">
          {shown.map((id, index) => (
            <Card key={id} id={id} isFirst={index === 0} isDescribed={!isFiltered(filter)} />
          ))}
          {/* Takes the rest of the last row, so that its pictures are as high as those of other rows. */}
          <li aria-hidden className="h-0 grow-[9999] max-sm:hidden" />
        </ul>
      </div>
      <NicheLinks />
      <WhyOurs />
    </div>
  );
};

/**
 * Width of a card by the ratio of its picture. The cards of a row are of equal height, and fill the row together. Narrow
 * windows have two columns instead.
 */
const widths: Record<AspectRatio, string> = {
  '16:9': 'sm:max-w-[34rem] sm:grow-[16] sm:basis-[21.3rem]',
  '4:3': 'sm:max-w-[25.5rem] sm:grow-[12] sm:basis-[16rem]',
  '1:1': 'sm:max-w-[19rem] sm:grow-[9] sm:basis-[12rem]',
  '9:16': 'sm:max-w-[11rem] sm:grow-[5] sm:basis-[6.75rem]',
};

/** The `sizes` attribute of the picture of a card by its ratio, in windows that are not narrow. */
const sizes: Record<AspectRatio, string> = {
  '16:9': '(min-width: 40rem) 23rem',
  '4:3': '(min-width: 40rem) 18rem',
  '1:1': '(min-width: 40rem) 14rem',
  '9:16': '(min-width: 40rem) 8rem',
};

type CardProps = { id: ExampleId; isFirst: boolean; isDescribed: boolean };

const Card = ({ id, isFirst, isDescribed }: CardProps) => {
  const { t, language } = useTranslation();
  const { drawn, title, text, alt } = contentOf(id);
  const isLarge = isFeatured(id) && isDescribed;
  return (
    <li
      className={classNames(
        'relative grid min-w-0 content-start justify-items-start gap-1.5 max-sm:break-inside-avoid max-sm:pb-5',
        widths[drawn.ratio],
        isLarge && 'max-sm:[column-span:all]',
      )}
    >
      <div className="w-full overflow-hidden rounded-chip">
        <SitePicture
          name={drawn}
          alt={alt[language]}
          sizes={`${sizes[drawn.ratio]}, ${isLarge ? 94 : 46}vw`}
          isFirst={isFirst}
        />
      </div>
      <Link
        to={`/examples/${id}`}
        className="line-clamp-2 text-ui underline-offset-4 after:absolute after:inset-0 hover:underline"
      >
        {title[language]}
      </Link>
      {isLarge ? (
        <>
          <Badge>{t(`examples.niches.${nicheOf(id)}`)}</Badge>
          <p className="text-small text-text-2">{text[language]}</p>
        </>
      ) : (
        <p className="text-micro font-[500] text-text-3">{t(`examples.niches.${nicheOf(id)}`)}</p>
      )}
    </li>
  );
};
