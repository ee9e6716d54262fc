import { type Place, places } from '@portada/contracts';
import type { DocumentLayer } from '@portada/studio/document';
import { Field, Select } from '@portada/ui';
import { useFormat } from '../../../shared/i18n/format';
import { registerMessages, useTranslation } from '../../../shared/i18n/translation';
import { placeNames } from '../../../shared/places/places.messages';
import { SliderField } from '../panels/slider-field';
import { normalAngle } from '../stage/gesture';
import { useChange } from '../state/editor-context';
import { placesMessages } from './places.messages';
import { ToneFields } from './tone-fields';

registerMessages({ places: placesMessages, placeNames });

/** Bounds of the sliders for the view: degrees, and pixels of a picture 1280 pixels wide for the blur. */
const bounds = {
  yaw: { min: -180, max: 180, step: 1 },
  pitch: { min: -60, max: 60, step: 1 },
  fov: { min: 20, max: 120, step: 1 },
  blur: { min: 0, max: 80, step: 1 },
} as const;
type ViewField = keyof typeof bounds;

/** View and light of a photographed place: place, direction, width of the view, blur, exposure and color. */
export const PlaceFields = ({
  layer,
  width,
}: {
  layer: Extract<DocumentLayer, { kind: 'panorama' }>;
  /** Width of the document in pixels. */
  width: number;
}) => {
  const { t } = useTranslation();
  const format = useFormat();
  const change = useChange();
  const { id } = layer;
  const set = (field: string, args: object) =>
    change('ground', [{ name: 'set-place', args: { id, ...args } }], { mergeKey: `${field} ${id}` });
  const pixel = width / 1280;
  const values: Record<ViewField, number> = {
    yaw: normalAngle(layer.yaw),
    pitch: layer.pitch,
    fov: layer.fov,
    blur: layer.blur / pixel,
  };
  return (
    <div className="grid gap-4">
      <Field label={t('places.place')}>
        <Select
          value={layer.panorama}
          onChange={({ target }) => set('place', { place: target.value as Place })}
        >
          {places.map((place) => (
            <option key={place} value={place}>
              {t(`placeNames.${place}`)}
            </option>
          ))}
        </Select>
      </Field>
      {(['yaw', 'pitch', 'fov', 'blur'] as const).map((field) => (
        <SliderField
          key={field}
          label={t(`places.${field}`)}
          text={t(field === 'blur' ? 'places.pixels' : 'places.degrees', {
            value: format.number(Math.round(values[field])),
          })}
          value={values[field]}
          {...bounds[field]}
          onChange={(value) => set(field, { [field]: field === 'blur' ? value * pixel : value })}
        />
      ))}
      <ToneFields tone={layer} onChange={set} />
    </div>
  );
};
