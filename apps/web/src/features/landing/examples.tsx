import { classNames } from '@portada/ui';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import { sitePictures } from '../../shared/site/pictures';
import { Frame } from './frame';
import { Section } from './section';

/** Examples of the landing page; the first example is shown large. */
const examples = [
  { id: 'tech-tutorial', key: 'tech' },
  { id: 'gaming-content', key: 'gaming' },
  { id: 'lifestyle-vlog', key: 'lifestyle' },
] as const;

/** Section with three example thumbnails that link to their pages. */
export const Examples = () => {
  const { t, language } = useTranslation();
  return (
    <Section id="examples" title={t('sections.examples.title')} lead={t('sections.examples.lead')}>
      <ul className="grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-[2.6fr_1fr]">
        {examples.map(({ id, key }, index) => (
          <li key={id} className={index === 0 ? 'md:col-span-2 lg:col-span-1 lg:row-span-2' : undefined}>
            <Link to={`/examples/${id}`} className="group grid gap-2">
              <Frame
                name={id}
                alt={t(`sections.alt.${key}`)}
                sizes={
                  index === 0
                    ? '(min-width: 72rem) 774px, (min-width: 64rem) 68vw, 94vw'
                    : '(min-width: 72rem) 298px, (min-width: 64rem) 26vw, (min-width: 48rem) 45vw, 94vw'
                }
              />
              <span
                className={classNames(
                  'font-[650] tracking-[-0.015em] underline-offset-4 group-hover:underline',
                  index === 0 ? 'text-[clamp(1.25rem,2.6vw,2rem)] leading-[1.15]' : 'text-h3',
                )}
              >
                {t('sections.quote', { text: sitePictures[id].prompt[language] })}
              </span>
              <span className="text-small text-text-3">{t(`sections.examples.${key}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link to="/examples" className="justify-self-start py-1 text-ui underline underline-offset-4">
        {t('sections.examples.all')}
      </Link>
    </Section>
  );
};
