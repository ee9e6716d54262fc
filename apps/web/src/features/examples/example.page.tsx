import { Badge, Breadcrumb, buttonClass } from '@portada/ui';
import type { ComponentType } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import { NotFound } from '../../shared/page/not-found';
import { Page } from '../../shared/page/page';
import { PageHeading } from '../../shared/page/page-heading';
import { FramedPicture } from '../../shared/site/framed-picture';
import { type ExampleId, exampleOf } from './example-ids';
import { ExampleSeo } from './examples-seo';

/**
 * Page of one example thumbnail: picture, features, and how the picture was made.
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

const Example = ({ id, Details }: { id: ExampleId; Details: ComponentType }) => {
  const { t } = useTranslation();
  const title = t(`examples.items.${id}.title`);
  return (
    <Page>
      <ExampleSeo id={id} />
      <Breadcrumb
        label={t('examples.way')}
        links={[
          <Link key="home" to="/">
            {t('examples.home')}
          </Link>,
          <Link key="examples" to="/examples">
            {t('examples.examples')}
          </Link>,
        ]}
        current={title}
      />
      <div className="grid justify-items-start gap-4">
        <Badge>{t(`examples.items.${id}.category`)}</Badge>
        <PageHeading title={title} hasSeo className="!text-display" />
        <p className="max-w-[52ch] text-lead text-text-2">{t(`examples.items.${id}.description`)}</p>
      </div>
      <FramedPicture
        name={id}
        alt={t(`examples.items.${id}.alt`)}
        sizes="(min-width: 72rem) 68rem, calc(100vw - 54px)"
        isFirst
        badge={<Badge tone="ink">{t('examples.badge')}</Badge>}
      />
      <Details />
    </Page>
  );
};
