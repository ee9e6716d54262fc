import type { DocumentLayer } from '@portada/studio/document';
import { Field } from '@portada/ui';
import { useTranslation } from '../../../shared/i18n/translation';
import { NumberField } from '../panels/number-field';
import { Range } from '../panels/range';
import { useChange } from '../state/editor-context';

/** Largest angle in degrees that the width of a text covers on an arc, and the step of the slider. */
const [most, step] = [180, 5];

/** Slider and number for the arc of a text, in degrees; 0 is a straight text. */
export const ArcFields = ({ layer }: { layer: Extract<DocumentLayer, { kind: 'text' }> }) => {
  const { t } = useTranslation();
  const change = useChange();
  const { id, arc = 0 } = layer;
  const set = (degrees: number) =>
    change('type', [{ name: 'set-type', args: { id, arc: degrees } }], { mergeKey: `arc ${id}` });
  const range = { value: arc, min: -most, max: most, onChange: set };
  return (
    <div
      role="group"
      aria-label={t('document.text.arc')}
      className="grid grid-cols-[1fr_6rem] items-start gap-3"
    >
      <Field label={t('document.text.arc')}>
        <Range label={t('document.text.arc')} step={step} {...range} />
      </Field>
      <NumberField label={t('document.text.arcDegrees')} {...range} />
    </div>
  );
};
