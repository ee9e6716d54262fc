import type { DocumentLayer } from '@portada/studio/document';
import { Button, Progress, SegmentedControl } from '@portada/ui';
import { Brush, Scissors } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/translation';
import { useChange } from '../state/editor-context';
import { useCutOut } from './use-cut-out';

type Photo = Extract<DocumentLayer, { kind: 'photo' }>;

const SavePerson = lazy(async () => ({ default: (await import('../people/save-person')).SavePerson }));
const BrushDialog = lazy(async () => ({ default: (await import('./brush-dialog')).BrushDialog }));

/** Progress of a running cut-out, with a button that ends it. */
export const CutOutProgress = () => {
  const { t } = useTranslation();
  const { cutting, cancel } = useCutOut();
  if (!cutting) return null;
  const stage = t(`document.cutOut.${cutting.stage}`);
  return (
    <div className="grid gap-2">
      <p role="status" className="text-small text-text-2">
        {stage}
      </p>
      <Progress label={t('document.cutOut.running')} value={null} valueText={stage} />
      <Button variant="outline" size="small" className="justify-self-start" onClick={cancel}>
        {t('shared.cancel')}
      </Button>
    </div>
  );
};

/** Shows a photo whole or cut out, cuts the person out, and opens the brush. */
export const CutOutFields = ({ photo }: { photo: Photo }) => {
  const { t } = useTranslation();
  const change = useChange();
  const { cutting, cutOut } = useCutOut();
  const [isBrushing, setBrushing] = useState(false);
  const { id, maskId, isCutOut } = photo;
  if (cutting?.layerId === id) return <CutOutProgress />;
  const start = (
    <Button variant="outline" size="small" icon={<Scissors aria-hidden />} onClick={() => void cutOut(photo)}>
      {t(maskId === null ? 'document.cutOut.start' : 'document.cutOut.again')}
    </Button>
  );
  const brush = (
    <Button variant="outline" size="small" icon={<Brush aria-hidden />} onClick={() => setBrushing(true)}>
      {t('document.brush.open')}
    </Button>
  );
  const dialog = isBrushing && (
    <Suspense fallback={null}>
      <BrushDialog photo={photo} maskId={maskId} onClose={() => setBrushing(false)} />
    </Suspense>
  );
  if (maskId === null)
    return (
      <div className="grid justify-items-start gap-2">
        <div className="flex flex-wrap gap-2">
          {start}
          {brush}
        </div>
        <p className="text-small text-text-3">{t('document.cutOut.onDevice')}</p>
        {dialog}
      </div>
    );
  return (
    <div className="grid gap-3">
      <SegmentedControl
        label={t('document.cutOut.shown')}
        value={isCutOut ? 'cutOut' : 'whole'}
        options={(['whole', 'cutOut'] as const).map((value) => ({
          value,
          label: t(`document.cutOut.as.${value}`),
        }))}
        onChange={(value) =>
          change('cutOut', [{ name: 'cut-out', args: { id, isCutOut: value === 'cutOut' } }])
        }
      />
      <div className="flex flex-wrap gap-2">
        {brush}
        {start}
        <Suspense fallback={null}>
          <SavePerson photo={{ ...photo, maskId }} />
        </Suspense>
      </div>
      {dialog}
    </div>
  );
};
