import { styles } from '@portada/contracts';
import { PicturePicker } from '@portada/ui';
import { Controller } from 'react-hook-form';
import { useTranslation } from '../../../shared/i18n/translation';
import type { PromptForm } from './prompt-form';

/**
 * Style picker of the prompt panel. The sample pictures of all styles show the same idea
 * (libs/studio/cli/style-samples.ts draws the samples).
 */
export const StylePicker = ({ form }: { form: PromptForm }) => {
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
            label: t(`editor.styles.${value}`),
            src: `/styles/${value}.webp`,
          }))}
          value={field.value}
          onChange={field.onChange}
        />
      )}
    />
  );
};
