import type { AspectRatio } from '@portada/contracts';
import { Badge, buttonClass } from '@portada/ui';
import type { ComponentType } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import { NotFound } from '../../shared/page/not-found';
import { Page } from '../../shared/page/page';
import { PageHeading } from '../../shared/page/page-heading';
import { FramedPicture } from '../../shared/site/framed-picture';
import { type ExampleId, exampleOf, nicheOf } from './example-ids';
import { ExampleSeo } from './examples-seo';
import { useNiche } from './niche-content';
import { Way } from './way';

/**
 * Page of one example thumbnail: picture, and how the picture was made.
 * @param props.Details the part of the page below the picture
 */
export const ExamplePage = ({ Details }: { Details: ComponentType }) => {
  const { t } = useTranslation();
  const id = exampleOf(useParams()['exampleId']);
  if (id !== undefined) return <Example id={id} Details={Details} />;
  return (
    <NotFound title={t('examples.notFound')} text={t('examples.notFoundText')}>
      <Link to="/" className={buttonClass()}>
        {t('shared.backToHome')}
      </Link>
    </NotFound>
  );
};

/** Width and `sizes` attribute of the picture by its ratio. A picture is not higher than a window. */
const frames: Record<AspectRatio, readonly [width: string, sizes: string]> = {
  '16:9': ['w-full', '(min-width: 72rem) 68rem, calc(100vw - 54px)'],
  '4:3': ['w-full max-w-[52rem]', '(min-width: 56rem) 50rem, calc(100vw - 54px)'],
  '1:1': ['w-full max-w-[40rem]', '(min-width: 44rem) 38rem, calc(100vw - 54px)'],
  '9:16': ['w-full max-w-[24rem]', '(min-width: 28rem) 22rem, calc(100vw - 54px)'],
};

const Example = ({ id, Details }: { id: ExampleId; Details: ComponentType }) => {
  const { t, language } = useTranslation();
  const niche = nicheOf(id);
  const content = useNiche(niche).examples[id];
  if (!content) throw new Error(`The niche ${niche} has no example ${id}.`);
  const { drawn, title, text, alt } = content;
  const [width, sizes] = frames[drawn.ratio];
  return (
    <Page>
      <ExampleSeo id={id} content={content} />
      <Way current={title[language]} niche={niche} />
      <div className="grid justify-items-start gap-4">
        <Badge>{t(`examples.niches.${niche}`)}</Badge>
        <PageHeading title={title[language]} hasSeo className="!text-display" />
        <p className="max-w-[52ch] text-lead text-text-2">{text[language]}</p>
      </div>
      <div className={width}>
        <FramedPicture
          name={drawn}
          alt={alt[language]}
          sizes={sizes}
          isFirst
          badge={<Badge tone="ink">{t('examples.badge')}</Badge>}
        />
      </div>
      <Details />
    </Page>
  );
};
