import { type DocumentLayer, neutralTone } from '@portada/studio/document';
import { Button, announce } from '@portada/ui';
import { Image } from 'lucide-react';
import { useFormat } from '../../../shared/i18n/format';
import { registerMessages, useTranslation } from '../../../shared/i18n/translation';
import { SliderField } from '../panels/slider-field';
import { placesMessages } from '../places/places.messages';
import { ToneFields } from '../places/tone-fields';
import { useChange } from '../state/editor-context';
import { photoMessages } from './photo.messages';

registerMessages({ photo: photoMessages, places: placesMessages });

/** Largest blur in pixels of a picture 1280 pixels wide. */
const mostBlur = 40;

type PhotoLightFieldsProps = {
  photo: Extract<DocumentLayer, { kind: 'photo' }>;
  /** Width of the document in pixels. */
  width: number;
};

/** Light of a photo: how far it follows the background, its rim, blur and color; and a button that makes it the background. */
export const PhotoLightFields = ({ photo, width }: PhotoLightFieldsProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const change = useChange();
  const { id } = photo;
  const pixel = width / 1280;
  const setLight = (field: string, args: object) =>
    change('light', [{ name: 'set-light', args: { id, ...args } }], { mergeKey: `${field} ${id}` });
  const useAsGround = () => {
    if (change('ground', [{ name: 'use-as-ground', args: { id } }])) announce(t('photo.usedAsGround'));
  };
  return (
    <div className="grid gap-4">
      {photo.isGround ? (
        <p className="text-small text-text-3">{t('photo.groundHint')}</p>
      ) : (
        <Button
          variant="outline"
          size="small"
          className="justify-self-start"
          icon={<Image aria-hidden />}
          onClick={useAsGround}
        >
          {t('photo.useAsGround')}
        </Button>
      )}
      {!photo.isGround &&
        (['match', 'rim'] as const).map((field) => (
          <SliderField
            key={field}
            label={t(`photo.${field}`)}
            text={t('places.percent', { value: format.number(Math.round((photo[field] ?? 0) * 100)) })}
            value={photo[field] ?? 0}
            min={0}
            max={1}
            step={0.05}
            onChange={(value) => setLight(field, { [field]: value })}
          />
        ))}
      <SliderField
        label={t('photo.blur')}
        text={t('places.pixels', { value: format.number(Math.round(photo.blur / pixel)) })}
        value={photo.blur / pixel}
        min={0}
        max={mostBlur}
        step={1}
        onChange={(blur) =>
          change('look', [{ name: 'set-effects', args: { id, blur: blur * pixel } }], {
            mergeKey: `blur ${id}`,
          })
        }
      />
      <ToneFields tone={photo.tone ?? neutralTone} onChange={setLight} />
    </div>
  );
};
