import { marketing } from '@portada/contracts';
import { useTranslation } from '../../shared/i18n/translation';
import { JsonLd } from '../../shared/site/seo';
import { publisher, questionsOf, software } from '../../shared/site/structured-data';
import { Benefits } from './benefits';
import { Closing } from './closing';
import { Demo } from './demo';
import { Examples } from './examples';
import { Packs } from './packs';
import { Questions, useQuestions } from './questions';
import { Results } from './results';
import { SizeComparison } from './size-comparison';
import { Squares } from './squares';

/**
 * Sections of the landing page below the first screen. The sections consist of text, pictures, links and
 * `<details>`, and work without JavaScript.
 */
export const Sections = () => {
  const { t, language } = useTranslation();
  return (
    <>
      <JsonLd
        graph={{
          '@context': 'https://schema.org',
          '@graph': [
            ...publisher(),
            software(language, t('landing.lead')),
            questionsOf('/', language, useQuestions()),
          ],
        }}
      />
      <Examples />
      <SizeComparison />
      <Benefits />
      {marketing.isShown && <Results />}
      <Squares />
      <Demo />
      <Packs />
      <Questions />
      <Closing />
    </>
  );
};
