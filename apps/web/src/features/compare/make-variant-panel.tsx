import { textOf } from '@portada/studio/document';
import { type VariantAxis, headlineOf, variantActions, variantAxes } from '@portada/studio/variants';
import { Button, Card, SegmentedControl } from '@portada/ui';
import { Palette, PanelsTopLeft, Type, Smile } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../shared/i18n/translation';
import { mostCompared } from './compared-ids';
import { HeadlineForm } from './headline-form';
import { useMakeVariant } from './make-variant';
import type { Lettered } from './pairs';

const icons = { headline: Type, face: Smile, color: Palette, layout: PanelsTopLeft } as const;

type MakeVariantProps = {
  lettered: readonly Lettered[];
  /** Number of compared thumbnails, with those that are not drawn yet. */
  count: number;
  onMade: (id: string) => void;
};

/** Buttons that copy a thumbnail and change the copy on one axis. The headline asks for its words first. */
export const MakeVariant = ({ lettered, count, onMade }: MakeVariantProps) => {
  const { t } = useTranslation();
  const [letter, setLetter] = useState('A');
  const [isWriting, setWriting] = useState(false);
  const make = useMakeVariant((id) => {
    setWriting(false);
    onMade(id);
  });
  const base = (lettered.find((one) => one.letter === letter) ?? lettered[0])?.item;
  if (!base) return null;
  const isFull = count >= mostCompared;
  const headline = headlineOf(base.present.scene);
  const canMake = (axis: VariantAxis) => variantActions(base.present.scene, axis, '?') !== null;
  const start = (axis: VariantAxis, words = '') => make.mutate({ base, axis, words });
  return (
    <Card className="p-5">
      <section aria-label={t('compare.make.title')} className="grid gap-4">
        <div className="grid gap-1">
          <h2 className="text-h3">{t('compare.make.title')}</h2>
          <p className="text-small text-text-2">{t(isFull ? 'compare.full' : 'compare.make.text')}</p>
        </div>
        {!isFull && lettered.length > 1 && (
          <SegmentedControl
            label={t('compare.make.of')}
            value={letter}
            onChange={setLetter}
            options={lettered.map((one) => ({ value: one.letter, label: one.letter }))}
          />
        )}
        {!isFull && (
          <div className="flex flex-wrap gap-2">
            {variantAxes.map((axis) => {
              const Icon = icons[axis];
              return (
                <Button
                  key={axis}
                  variant="outline"
                  icon={<Icon aria-hidden />}
                  disabled={make.isPending || !canMake(axis)}
                  busy={make.isPending && make.variables.axis === axis}
                  busyLabel={t('compare.make.busy')}
                  aria-expanded={axis === 'headline' ? isWriting : undefined}
                  title={canMake(axis) ? undefined : t('compare.make.impossible')}
                  onClick={() => (axis === 'headline' ? setWriting(!isWriting) : start(axis))}
                >
                  {t(`compare.make.${axis}`)}
                </Button>
              );
            })}
          </div>
        )}
        {!isFull && isWriting && headline && (
          <HeadlineForm
            key={base.thumbnail.id}
            title={base.thumbnail.title}
            present={textOf(headline)}
            isBusy={make.isPending}
            onWords={(words) => start('headline', words)}
            onCancel={() => setWriting(false)}
          />
        )}
      </section>
    </Card>
  );
};
