import { type Place, places } from '@portada/contracts';
import { PicturePicker } from '@portada/ui';
import { Controller } from 'react-hook-form';
import { registerMessages, useTranslation } from '../../../shared/i18n/translation';
import { placePicturePath } from '../../../shared/places/place-picture-path';
import { placeNames } from '../../../shared/places/places.messages';
import { placeFieldMessages } from './place-field.messages';
import type { PromptForm } from './prompt-form';

registerMessages({ placeNames, placeField: placeFieldMessages });

/** Choice of a photographed place as background, in a closed `<details>` element. The studio chooses by default. */
export const PlaceField = ({ form }: { form: PromptForm }) => {
  const { t } = useTranslation();
  const nameOf = (place: Place | '') => t(place === '' ? 'placeField.any' : `placeNames.${place}`);
  return (
    <Controller
      control={form.control}
      name="place"
      render={({ field }) => (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 text-ui">
            {t('placeField.shown', { place: nameOf(field.value ?? '') })}
          </summary>
          <div className="grid gap-2 pt-1">
            <p className="max-w-measure text-small text-text-3">{t('placeField.hint')}</p>
            <PicturePicker
              ref={field.ref}
              label={t('placeField.label')}
              options={(['', ...places] as const).map((place) => ({
                value: place,
                label: nameOf(place),
                src: placePicturePath(place === '' ? 'any' : place),
              }))}
              value={field.value ?? ''}
              onChange={field.onChange}
            />
          </div>
        </details>
      )}
    />
  );
};
