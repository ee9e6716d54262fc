import { type BrandKit, brandKitLimits } from '@portada/contracts';
import { Field, TextInput } from '@portada/ui';
import { useTranslation } from '../../../shared/i18n/translation';
import type { ChangeKit } from './brand-form';
import { ColorInput } from './color-input';

const { min, max } = brandKitLimits.outlineWidth;

type BrandOutlineProps = { outline: BrandKit['outline']; onChange: ChangeKit };

/** The outline of a brand kit: color and width in pixels of a picture of 1280 pixels. */
export const BrandOutline = ({ outline, onChange }: BrandOutlineProps) => {
  const { t } = useTranslation();
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 text-ui font-[650]">{t('brand.outline.title')}</legend>
      <label className="flex min-h-9 items-center gap-2.5 text-ui pointer-coarse:min-h-11">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={outline !== null}
          onChange={({ target }) =>
            onChange({ outline: target.checked ? { color: '#ffffff', width: 8 } : null })
          }
        />
        {t('brand.outline.use')}
      </label>
      {outline && (
        <div className="grid items-end gap-x-8 gap-y-2 sm:grid-cols-2">
          <ColorInput
            label={t('brand.outline.color')}
            value={outline.color}
            onChange={(color) => onChange({ outline: { ...outline, color } })}
          />
          <Field label={t('brand.outline.width')}>
            <TextInput
              type="number"
              required
              min={min}
              max={max}
              step={1}
              defaultValue={outline.width}
              onChange={({ target }) => {
                if (target.checkValidity())
                  onChange({ outline: { ...outline, width: target.valueAsNumber } });
              }}
            />
          </Field>
        </div>
      )}
    </fieldset>
  );
};
