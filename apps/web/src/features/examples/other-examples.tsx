import { Badge } from '@portada/ui';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import { FramedPicture } from '../../shared/site/framed-picture';
import { type ExampleId, exampleIds } from './example-ids';
import { excerpt } from './excerpt';

/** Links to the other examples, each with an excerpt of its description. */
export const OtherExamples = ({ than }: { than: ExampleId }) => {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="others" className="grid gap-6 pt-8">
      <h2 id="others" className="text-h2">
        {t('example.others')}
      </h2>
      <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2">
        {exampleIds
          .filter((id) => id !== than)
          .map((id) => (
            <article key={id} className="relative grid content-start justify-items-start gap-3">
              <FramedPicture
                name={id}
                alt=""
                sizes="(min-width: 72rem) 32rem, (min-width: 40rem) 45vw, 92vw"
              />
              <Badge>{t(`examples.items.${id}.category`)}</Badge>
              <h3 className="text-h3">
                <Link
                  to={`/examples/${id}`}
                  className="underline-offset-4 after:absolute after:inset-0 hover:underline"
                >
                  {t(`examples.items.${id}.title`)}
                </Link>
              </h3>
              <p className="max-w-[48ch] text-text-2">{excerpt(t(`examples.items.${id}.description`))}</p>
            </article>
          ))}
      </div>
    </section>
  );
};
