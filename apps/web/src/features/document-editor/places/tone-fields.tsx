import { colorOfTint, exposureOf, exposureStops, stopsOf, tintOfColor } from '@portada/studio/document';
import { Button, Field, TextInput } from '@portada/ui';
import { useFormat } from '../../../shared/i18n/format';
import { registerMessages, useTranslation } from '../../../shared/i18n/translation';
import { SliderField } from '../panels/slider-field';
import { placesMessages } from './places.messages';

registerMessages({ places: placesMessages });

/** Light of a place or photo: exposure, tint (factors of red, green and blue) and saturation. */
export type Tone = { exposure: number; tint: readonly [number, number, number]; saturation: number };

type ToneFieldsProps = { tone: Tone; onChange: (field: keyof Tone, changed: Partial<Tone>) => void };

/** Fields for exposure, color of the light and saturation. */
export const ToneFields = ({ tone, onChange }: ToneFieldsProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const stops = stopsOf(tone.exposure);
  const color = colorOfTint(tone.tint);
  return (
    <>
      <SliderField
        label={t('places.exposure')}
        text={t('places.stops', { value: format.number(Math.round(stops * 10) / 10) })}
        value={stops}
        {...exposureStops}
        step={0.1}
        onChange={(next) => onChange('exposure', { exposure: exposureOf(next) })}
      />
      <SliderField
        label={t('places.saturation')}
        text={t('places.percent', { value: format.number(Math.round(tone.saturation * 100)) })}
        value={tone.saturation}
        min={0}
        max={2}
        step={0.05}
        onChange={(saturation) => onChange('saturation', { saturation })}
      />
      <div className="flex items-end gap-3">
        <Field label={t('places.tint')}>
          <TextInput
            type="color"
            className="w-14! p-1!"
            value={color}
            onChange={({ target }) => onChange('tint', { tint: tintOfColor(target.value) })}
          />
        </Field>
        <Button
          variant="outline"
          size="small"
          className="mb-1"
          disabled={color === '#ffffff'}
          onClick={() => onChange('tint', { tint: [1, 1, 1] })}
        >
          {t('places.neutral')}
        </Button>
      </div>
    </>
  );
};
