import { productConfig } from '@portada/contracts';
import { buttonClass } from '@portada/ui';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import { Page } from '../../shared/page/page';
import { PageHeading } from '../../shared/page/page-heading';
import { Seo } from '../../shared/site/seo';
import { socialCardUrl } from '../../shared/site/site-picture';
import { breadcrumbs, publisher } from '../../shared/site/structured-data';

/**
 * Public page for developers: the operations of the API that keys may call.
 * @param props.Reference the part below the heading; it keeps its server HTML
 */
export const ApiReferencePage = ({ Reference }: { Reference: ComponentType }) => {
  const { t, language } = useTranslation();
  const way = breadcrumbs(language, [
    { name: productConfig.product, path: '/' },
    { name: t('apiReference.title'), path: '/developers' },
  ]);
  return (
    <Page>
      <Seo
        path="/developers"
        title={t('apiReference.tab')}
        description={t('apiReference.description')}
        image={socialCardUrl('home')}
        imageAlt={t('apiReference.card')}
        jsonLd={{ '@context': 'https://schema.org', '@graph': [...publisher(), way] }}
      />
      <div className="grid justify-items-start gap-4">
        <PageHeading title={t('apiReference.title')} hasSeo className="!text-display">
          {t('apiReference.headline')}
        </PageHeading>
        <p className="max-w-[52ch] text-lead text-text-2">{t('apiReference.lead')}</p>
        <div className="flex flex-wrap gap-3">
          <Link to="/developers/keys" className={buttonClass({ variant: 'volt' })}>
            {t('apiReference.createKey')}
          </Link>
          <a href="/api/v1/openapi.json" className={buttonClass({ variant: 'outline' })}>
            {t('apiReference.document')}
          </a>
        </div>
      </div>
      <Reference />
    </Page>
  );
};
