import { type DocumentLayer, blendableKinds, blends } from '@portada/studio/document';
import { Field, Select } from '@portada/ui';
import { useTranslation } from '../../../shared/i18n/translation';
import { useChange } from '../state/editor-context';
import { SliderField } from './slider-field';

/** Effects that can be switched on and off, with the value that they get; measures for a picture of 1280 pixels. */
const effects = {
  outline: { width: 8, color: '#ffffff' },
  border: { width: 8, color: '#000000' },
  shadow: { blur: 16, x: 0, y: 10, color: '#000000aa' },
  glow: { blur: 30, color: '#ffffff' },
} as const;
type Effect = keyof typeof effects;
const effectNames = Object.keys(effects) as Effect[];

/** Scales the measures of an effect to the size of the picture. */
const atSize = (effect: Effect, width: number) =>
  Object.fromEntries(
    Object.entries(effects[effect]).map(([name, value]) => [
      name,
      typeof value === 'number' ? (value * width) / 1280 : value,
    ]),
  );

/** Kinds of layers that can be transparent as a whole. */
const opaque: readonly string[] = [
  'background',
  'panorama',
  'backdrop',
  'split',
  'rain',
  'grade',
  'vignette',
  'grain',
];

/** Opacity, blending and effects of a layer. */
export const LookFields = ({ layer, width }: { layer: DocumentLayer; width: number }) => {
  const { t } = useTranslation();
  const change = useChange();
  const { id } = layer;
  const opacity = 'opacity' in layer ? (layer.opacity ?? 1) : 1;
  const present = effectNames.flatMap((name) => {
    const value: unknown = Object.entries(layer).find(([field]) => field === name)?.[1];
    // A part of some kinds has the name of an effect, but is a color and cannot be removed.
    return value === undefined ||
      typeof value === 'string' ||
      layer.kind === 'plate' ||
      layer.kind === 'trend'
      ? []
      : [{ name, isOn: value !== null }];
  });
  return (
    <div className="grid gap-4">
      {!opaque.includes(layer.kind) && (
        <SliderField
          label={t('document.look.opacity')}
          text={`${Math.round(opacity * 100)} %`}
          value={opacity}
          min={0}
          max={1}
          step={0.01}
          onChange={(next) =>
            change('look', [{ name: 'set-opacity', args: { id, opacity: next } }], {
              mergeKey: `opacity ${id}`,
            })
          }
        />
      )}
      {blendableKinds.some((kind) => kind === layer.kind) && (
        <Field label={t('document.look.blend')}>
          <Select
            value={layer.blend ?? 'normal'}
            onChange={({ target }) =>
              change('look', [{ name: 'set-blend', args: { id, blend: target.value } }])
            }
          >
            {blends.map((blend) => (
              <option key={blend} value={blend}>
                {t(`document.blend.${blend}`)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {present.length > 0 && (
        <div role="group" aria-label={t('document.look.effects')} className="flex flex-wrap gap-2">
          {present.map(({ name, isOn }) => (
            <button
              key={name}
              type="button"
              aria-pressed={isOn}
              onClick={() =>
                change('look', [
                  { name: 'set-effects', args: { id, [name]: isOn ? null : atSize(name, width) } },
                ])
              }
              className="min-h-9 rounded-full border border-border-control px-3.5 text-small font-[550] hover:bg-surface-3 aria-pressed:bg-primary aria-pressed:text-on-primary pointer-coarse:min-h-11"
            >
              {t(`document.part.${name}`)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
};
