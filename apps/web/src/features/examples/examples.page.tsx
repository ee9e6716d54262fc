import { Breadcrumb } from '@portada/ui';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import { Page } from '../../shared/page/page';
import { PageHeading } from '../../shared/page/page-heading';
import { ExamplesSeo } from './examples-seo';

/**
 * Page with three example thumbnails and their prompts.
 * @param props.Cards the part of the page below the heading
 */
export const ExamplesPage = ({ Cards }: { Cards: ComponentType }) => {
  const { t } = useTranslation();
  return (
    <Page>
      <ExamplesSeo />
      <Breadcrumb
        label={t('examples.way')}
        links={[
          <Link key="home" to="/">
            {t('examples.home')}
          </Link>,
        ]}
        current={t('examples.examples')}
      />
      <div className="grid gap-4 pb-4 sm:pb-8">
        <PageHeading title={t('examples.title')} hasSeo className="!text-display max-w-[14ch]" />
        <p className="max-w-[44ch] text-lead text-text-2">{t('examples.lead')}</p>
      </div>
      <Cards />
    </Page>
  );
};
