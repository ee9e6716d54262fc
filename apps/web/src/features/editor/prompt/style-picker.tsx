import { styles } from '@portada/contracts';
import { PicturePicker } from '@portada/ui';
import { Controller } from 'react-hook-form';
import { useTranslation } from '../../../shared/i18n/translation';
import type { PromptForm } from './prompt-form';

/**
 * Style picker of the prompt panel. The sample pictures of all styles show the same idea
 * (libs/studio/cli/style-samples.ts draws the samples). The style `photorealistic` has that name only for an image model
 * that can draw photographs.
 * @param canPhotograph true if the chosen image model can draw photographs
 */
export const StylePicker = ({ form, canPhotograph }: { form: PromptForm; canPhotograph: boolean }) => {
  const { t } = useTranslation();
  return (
    <Controller
      control={form.control}
      name="style"
      render={({ field }) => (
        <PicturePicker
          ref={field.ref}
          label={t('editor.prompt.style')}
          options={styles.map((value) => ({
            value,
            label:
              canPhotograph && value === 'photorealistic'
                ? t('request.model.photorealistic')
                : t(`styleNames.${value}`),
            src: `/styles/${value}.webp`,
          }))}
          value={field.value}
          onChange={field.onChange}
        />
      )}
    />
  );
};
