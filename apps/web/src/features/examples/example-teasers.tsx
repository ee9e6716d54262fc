import type { AspectRatio } from '@portada/contracts';
import { Badge, classNames } from '@portada/ui';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import { FramedPicture } from '../../shared/site/framed-picture';
import { type ExampleId, nicheOf } from './example-ids';
import { excerpt } from './excerpt';
import { contentOf } from './niche-content';

type TeasersProps = {
  ids: readonly ExampleId[];
  /** Element of the titles. */
  heading: 'h2' | 'h3';
  /** True if each example shows its niche. */
  isLabelled?: boolean;
  /** True if the first picture is the largest element of the first screen. */
  isFirst?: boolean;
};

const full = '(min-width: 72rem) 32rem, (min-width: 40rem) 45vw, 88vw';

/**
 * Width and `sizes` attribute of the picture by its ratio. High pictures are narrower than their column. On a phone a picture is
 * 92vw wide. With 88vw a phone with 412 px and 1.75 dots per px loads the file of 640 px, which is half as large, for 665 dots.
 */
const frames: Record<AspectRatio, readonly [width: string, sizes: string]> = {
  '16:9': ['w-full', full],
  '4:3': ['w-full', full],
  '1:1': ['w-full max-w-[22rem]', full],
  '9:16': ['w-[62%] max-w-[16rem]', '(min-width: 40rem) 16rem, 60vw'],
};

/** Links to examples, each with its picture and an excerpt of its text. */
export const ExampleTeasers = ({
  ids,
  heading: Heading,
  isLabelled = false,
  isFirst = false,
}: TeasersProps) => {
  const { t, language } = useTranslation();
  return (
    <div className={classNames('grid gap-x-8 gap-y-10 sm:grid-cols-2', ids.length === 3 && 'lg:grid-cols-3')}>
      {ids.map((id, index) => {
        const { drawn, title, text, alt } = contentOf(id);
        const [width, sizes] = frames[drawn.ratio];
        return (
          <article key={id} className="relative grid content-start justify-items-start gap-3">
            <div className={width}>
              <FramedPicture
                name={drawn}
                alt={isFirst ? alt[language] : ''}
                sizes={sizes}
                isFirst={isFirst && index === 0}
              />
            </div>
            {isLabelled && <Badge>{t(`examples.niches.${nicheOf(id)}`)}</Badge>}
            <Heading className="text-h3">
              <Link
                to={`/examples/${id}`}
                className="underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {title[language]}
              </Link>
            </Heading>
            <p className="max-w-[48ch] text-text-2">{excerpt(text[language])}</p>
          </article>
        );
      })}
    </div>
  );
};
