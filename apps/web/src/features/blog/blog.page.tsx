import { Breadcrumb } from '@portada/ui';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import { Page } from '../../shared/page/page';
import { PageHeading } from '../../shared/page/page-heading';
import { BlogSeo } from './blog-seo';

/**
 * Page with the list of articles.
 * @param props.List the list
 */
export const BlogPage = ({ List }: { List: ComponentType }) => {
  const { t } = useTranslation();
  return (
    <Page>
      <BlogSeo />
      <Breadcrumb
        label={t('blog.way')}
        links={[
          <Link key="home" to="/">
            {t('blog.home')}
          </Link>,
        ]}
        current={t('blog.blog')}
      />
      <div className="grid gap-4 pb-4 sm:pb-8">
        <PageHeading title={t('blog.title')} hasSeo className="!text-display" />
        <p className="max-w-[46ch] text-lead text-text-2">{t('blog.lead')}</p>
      </div>
      <List />
    </Page>
  );
};
