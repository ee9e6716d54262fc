import { Link } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import { type ExampleId, featuredIds, isFeatured, nicheOf, niches } from './example-ids';
import { ExampleTeasers } from './example-teasers';

/** Links to other examples: those of the landing page, or those of the same niche, and to the page of the niche. */
export const OtherExamples = ({ than }: { than: ExampleId }) => {
  const { t } = useTranslation();
  const niche = nicheOf(than);
  const all: readonly ExampleId[] = isFeatured(than) ? featuredIds : niches[niche];
  return (
    <section aria-labelledby="others" className="grid gap-6 pt-8">
      <h2 id="others" className="text-h2">
        {t('example.others')}
      </h2>
      <ExampleTeasers ids={all.filter((id) => id !== than)} heading="h3" isLabelled={isFeatured(than)} />
      <Link
        to={`/examples/niches/${niche}`}
        className="justify-self-start py-1 text-ui underline underline-offset-4"
      >
        {t('example.ofNiche', { niche: t(`examples.niches.${niche}`) })}
      </Link>
    </section>
  );
};
