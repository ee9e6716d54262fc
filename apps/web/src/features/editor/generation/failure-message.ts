import { type GenerationErrorCode, generationErrors } from '@portada/contracts';
import { currentLanguage } from '../../../shared/i18n/language';
import { useTranslation } from '../../../shared/i18n/translation';

/**
 * Adds a full stop to a text that has none. Some texts of the specification have none, and another sentence follows.
 */
export const withFullStop = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** The message of a failed generation, which also says that the credit was returned, in the current language. */
export const useFailureMessage = () => {
  const { t } = useTranslation();
  return (errorCode: GenerationErrorCode): string =>
    t('editor.generate.failed', { message: withFullStop(generationErrors[errorCode][currentLanguage()]) });
};
