import { type ComponentType, useState } from 'react';
import { useHydrated } from '../../shared/hydrated';
import { useTranslation } from '../../shared/i18n/translation';
import { Page } from '../../shared/page/page';
import { PageHeading } from '../../shared/page/page-heading';
import { isFiltered, useExampleFilter } from './example-filter';

import { Filters } from './filters';
import { ExamplesSeo } from './gallery-seo';
import { Way } from './way';

/**
 * Gallery of all examples with a filter.
 * @param props.Cards the part of the page below the filter, a static island. It is rendered again once a visitor filters.
 */
export const ExamplesPage = ({ Cards }: { Cards: ComponentType<{ isStale?: boolean }> }) => {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const isActive = isFiltered(useExampleFilter());
  const [wasUsed, setWasUsed] = useState(false);
  return (
    <Page>
      <ExamplesSeo />
      <Way current={t('examples.examples')} />
      <div className="grid gap-4 pb-2">
        <PageHeading title={t('examples.title')} hasSeo className="!text-display max-w-[14ch]" />
        <p className="max-w-[44ch] text-lead text-text-2">{t('examples.lead')}</p>
      </div>
      <Filters onUse={() => setWasUsed(true)} />
      <Cards isStale={isHydrated && (isActive || wasUsed)} />
    </Page>
  );
};
