import type { DocumentLayer } from '@portada/studio/document';
import { Button, announce } from '@portada/ui';
import { Image } from 'lucide-react';
import { useFormat } from '../../../shared/i18n/format';
import { registerMessages, useTranslation } from '../../../shared/i18n/translation';
import { SliderField } from '../panels/slider-field';
import { placesMessages } from '../places/places.messages';
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

/** Blur of a photo, and a button that makes it the background. */
export const PhotoLightFields = ({ photo, width }: PhotoLightFieldsProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const change = useChange();
  const { id } = photo;
  const pixel = width / 1280;
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
    </div>
  );
};
