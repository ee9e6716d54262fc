import { Badge, buttonClass } from '@portada/ui';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import { FramedPicture } from '../../shared/site/framed-picture';
import { sitePictures } from '../../shared/site/pictures';
import { type ExampleId, exampleIds } from './example-ids';
import { ExamplesData } from './examples-data';
import { WhyOurs } from './why-ours';

/** Cards of the example thumbnails. The cards work without JavaScript. */
export const ExampleCards = () => (
  <div className="grid gap-8">
    <ExamplesData />
    <div className="grid gap-12 lg:gap-16">
      {exampleIds.map((id, index) => (
        <ExampleCard key={id} id={id} isFirst={index === 0} />
      ))}
    </div>
    <WhyOurs />
  </div>
);

const ExampleCard = ({ id, isFirst }: { id: ExampleId; isFirst: boolean }) => {
  const { t, language } = useTranslation();
  return (
    <article className="relative grid items-center gap-x-12 gap-y-5 border-t border-text pt-5 lg:grid-cols-[1.45fr_1fr] lg:pt-8">
      <FramedPicture
        name={id}
        alt={t(`examples.items.${id}.alt`)}
        sizes="(min-width: 72rem) 40rem, (min-width: 64rem) 56vw, calc(100vw - 54px)"
        isFirst={isFirst}
      />
      <div className="grid justify-items-start gap-4">
        <Badge>{t(`examples.items.${id}.category`)}</Badge>
        <h2 className="text-h2">{t(`examples.items.${id}.title`)}</h2>
        <p className="max-w-[46ch] text-text-2">{t(`examples.items.${id}.description`)}</p>
        <p className="grid gap-1 border-l-4 border-text pl-4">
          <span className="text-micro text-text-3">{t('example.prompt')}</span>
          <q className="text-h3 [quotes:none]">{sitePictures[id].prompt[language]}</q>
        </p>
        <Link
          to={`/examples/${id}`}
          className={`${buttonClass({ variant: 'outline' })} mt-1 after:absolute after:inset-0`}
        >
          {t('example.see')}
          <span className="sr-only">: {t(`examples.items.${id}.title`)}</span>
        </Link>
      </div>
    </article>
  );
};
