import { useParams } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import { ExampleCall } from './example-call';
import { exampleOf, type FeaturedId, isFeatured, nicheOf } from './example-ids';
import { ExampleMaking } from './example-making';
import { ExampleSettings } from './example-settings';
import { ExampleData } from './examples-data';
import { NicheLinks } from './niche-links';
import { OtherExamples } from './other-examples';

/** The part of an example's page below the picture. This part works without JavaScript. */
export const ExampleDetails = () => {
  const id = exampleOf(useParams()['exampleId']);
  if (id === undefined) return null;
  return (
    <div className="grid gap-8">
      <ExampleData id={id} />
      <div className="grid gap-12 pt-4 lg:grid-cols-2">
        <ExampleMaking id={id} />
        <ExampleSettings id={id} />
        {isFeatured(id) && <Features id={id} />}
      </div>
      <ExampleCall />
      <OtherExamples than={id} />
      <NicheLinks than={nicheOf(id)} />
    </div>
  );
};

const Features = ({ id }: { id: FeaturedId }) => {
  const { t } = useTranslation();
  const features = [
    t(`example.items.${id}.feature1`),
    t(`example.items.${id}.feature2`),
    t(`example.items.${id}.feature3`),
    t(`example.items.${id}.feature4`),
    t(`example.items.${id}.feature5`),
  ];
  return (
    <section aria-labelledby="features" className="grid content-start gap-4 lg:col-span-2">
      <h2 id="features" className="text-h3">
        {t('example.features')}
      </h2>
      <ol className="border-t border-text">
        {features.map((feature, index) => (
          <li key={feature} className="grid grid-cols-[2rem_1fr] items-baseline border-b border-border py-3">
            <span aria-hidden className="text-micro text-text-3 tabular-nums">
              {index + 1}
            </span>
            {feature}
          </li>
        ))}
      </ol>
    </section>
  );
};
