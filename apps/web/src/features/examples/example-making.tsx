import { buttonClass } from '@portada/ui';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import { pathWithPrompt } from '../../shared/session/kept-prompt';
import { type ExampleId, isFeatured } from './example-ids';
import { contentOf } from './niche-content';

/** The prompt of an example, and a link that opens an editor with the prompt and the settings of the example. */
export const ExampleMaking = ({ id }: { id: ExampleId }) => {
  const { t, language } = useTranslation();
  const { prompt, ratio, settings } = contentOf(id).drawn;
  const { headline, seed, ...choices } = settings;
  const wanted = {
    ...choices,
    aspectRatio: ratio,
    seed: String(seed),
    ...(headline && { headline: headline[language] }),
  };
  return (
    <section aria-labelledby="made" className="grid content-start gap-4">
      <h2 id="made" className="text-h3">
        {t('example.made')}
      </h2>
      <blockquote className="border-l-4 border-text py-1 pl-5 text-[1.75rem] leading-tight font-[750] tracking-[-0.02em] text-balance">
        {prompt[language]}
      </blockquote>
      <p className="max-w-[46ch] text-text-2">
        {isFeatured(id) ? t(`example.items.${id}.made`) : t('example.madeWith')}
      </p>
      <Link
        to={pathWithPrompt(prompt[language], wanted)}
        rel="nofollow"
        className={`${buttonClass({ variant: 'volt' })} justify-self-start`}
      >
        {t('example.use')}
      </Link>
      <p className="max-w-[46ch] text-small text-text-3">{t('example.useText')}</p>
    </section>
  );
};
