import type { ComponentType } from 'react';
import { dayIn } from '../../shared/i18n/day';
import { useTranslation } from '../../shared/i18n/translation';
import { Page } from '../../shared/page/page';
import { PageHeading } from '../../shared/page/page-heading';
import { Seo } from '../../shared/site/seo';
import { socialCardUrl } from '../../shared/site/site-picture';
import { breadcrumbs, publisher } from '../../shared/site/structured-data';
import { BackButton } from './back-button';

type PolicyProps = {
  /** Last segment of the policy page's path, and name of its social card. */
  name: 'privacy-policy' | 'terms-of-service';
  title: string;
  lead: string;
  /** Title and description of the policy page for search engines. */
  seo: { title: string; description: string };
  /** ISO date of the last change of the policy. */
  changed: string;
  Rules: ComponentType;
};

/**
 * Page of a policy (privacy policy or terms of service).
 * @param props.Rules the text of the policy
 */
export const Policy = ({ name, title, lead, seo, changed, Rules }: PolicyProps) => {
  const { t, language } = useTranslation();
  const path = `/${name}`;
  const way = breadcrumbs(language, [
    { name: t('policies.home'), path: '/' },
    { name: title, path },
  ]);
  return (
    <Page>
      <Seo
        path={path}
        {...seo}
        image={socialCardUrl(name)}
        imageAlt={title}
        jsonLd={{ '@context': 'https://schema.org', '@graph': [...publisher(), way] }}
      />
      <div className="grid justify-items-start gap-4">
        <BackButton />
        <PageHeading title={title} hasSeo className="!text-display" />
        <p className="max-w-[52ch] text-lead text-text-2">{lead}</p>
        <p className="text-small text-text-3">{t('policies.changed', { date: dayIn(language, changed) })}</p>
      </div>
      <Rules />
    </Page>
  );
};
