import { pictureSizes } from '@portada/contracts';
import { useTranslation } from '../../shared/i18n/translation';
import { sitePictures } from '../../shared/site/pictures';
import { Frame } from './frame';
import { Section } from './section';

const squares = [
  { name: 'square-recipe', key: 'recipe' },
  { name: 'square-travel', key: 'travel' },
] as const;

/** Section with square pictures for social posts. */
export const Squares = () => {
  const { t, language } = useTranslation();
  return (
    <Section
      id="squares"
      title={t('sections.squares.title')}
      lead={t('sections.squares.text', pictureSizes['1:1'])}
      className="items-center lg:grid-cols-[2fr_3fr]"
    >
      <div className="grid grid-cols-2 gap-4 sm:gap-8">
        {squares.map(({ name, key }, index) => (
          <figure key={name} className={index === 0 ? 'pt-12 lg:pt-24' : 'pb-12 lg:pb-24'}>
            <Frame
              name={name}
              alt={t(`sections.alt.${key}`)}
              sizes="(min-width: 72rem) 298px, (min-width: 64rem) 26vw, 45vw"
            />
            <figcaption className="pt-2 text-small text-text-2">
              {t('sections.quote', { text: sitePictures[name].prompt[language] })}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
};
