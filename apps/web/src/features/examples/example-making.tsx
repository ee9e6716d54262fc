import { productConfig, pictureSizes } from '@portada/contracts';
import { buttonClass } from '@portada/ui';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import { pathWithPrompt } from '../../shared/session/kept-prompt';
import { sitePictures } from '../../shared/site/pictures';
import type { ExampleId } from './example-ids';

/** Text about the picture of an example: its prompt, and how the picture was generated. */
export const ExampleMaking = ({ id }: { id: ExampleId }) => {
  const { t, language } = useTranslation();
  const { prompt, ratio } = sitePictures[id];
  const { width, height } = pictureSizes[ratio];
  const details = [
    [t('example.format'), ratio],
    [t('example.drawn'), `${width} × ${height}`],
    [t('example.engine'), 'Studio'],
    [t('example.cost'), t('shared.credits', { count: productConfig.creditsPerGeneration })],
  ] as const;
  return (
    <section aria-labelledby="made" className="grid content-start gap-4">
      <h2 id="made" className="text-h3">
        {t('example.made')}
      </h2>
      <blockquote className="border-l-4 border-text py-1 pl-5 text-[1.75rem] leading-tight font-[750] tracking-[-0.02em] text-balance">
        {prompt[language]}
      </blockquote>
      <p className="max-w-[46ch] text-text-2">{t(`example.items.${id}.made`)}</p>
      <dl className="grid grid-cols-2 gap-x-8 text-small sm:grid-cols-4">
        {details.map(([label, value]) => (
          <div key={label} className="grid gap-0.5 border-t border-border py-2.5">
            <dt className="text-micro font-[500] text-text-3">{label}</dt>
            <dd className="font-[550] tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Link
        to={pathWithPrompt(prompt[language])}
        rel="nofollow"
        className={`${buttonClass({ variant: 'outline' })} justify-self-start`}
      >
        {t('example.use')}
      </Link>
    </section>
  );
};
