import { pictureSizes, productConfig } from '@portada/contracts';
import { useTranslation } from '../../shared/i18n/translation';
import type { ExampleId } from './example-ids';
import { contentOf } from './niche-content';

/** The settings that an example was drawn with. */
export const ExampleSettings = ({ id }: { id: ExampleId }) => {
  const { t, language } = useTranslation();
  const { ratio, settings } = contentOf(id).drawn;
  const { width, height } = pictureSizes[ratio];
  const details = [
    [t('example.headline'), settings.headline?.[language] ?? t('example.fromPrompt')],
    [t('example.style'), t(`styleNames.${settings.style}`)],
    [t('example.mood'), t(`lookNames.moods.${settings.mood}`)],
    [t('example.palette'), t(`lookNames.palettes.${settings.colorPalette}`)],
    ...(settings.place ? [[t('example.place'), t(`placeNames.${settings.place}`)]] : []),
    [t('example.format'), ratio],
    [t('example.drawn'), `${width} × ${height}`],
    [t('example.engine'), 'Studio'],
    [t('example.cost'), t('shared.credits', { count: productConfig.creditsPerGeneration })],
  ];
  return (
    <section aria-labelledby="settings" className="grid content-start gap-4">
      <h2 id="settings" className="text-h3">
        {t('example.settings')}
      </h2>
      <dl className="grid grid-cols-2 gap-x-8 text-small">
        {details.map(([label, value]) => (
          <div key={label} className="grid gap-0.5 border-t border-border py-2.5">
            <dt className="text-micro font-[500] text-text-3">{label}</dt>
            <dd className="font-[550] tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
