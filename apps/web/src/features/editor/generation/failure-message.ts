import { type GenerationErrorCode, generationErrors } from '@portada/contracts';
import { currentLanguage } from '../../../shared/i18n/language';
import { useTranslation } from '../../../shared/i18n/translation';

/**
 * Adds a full stop to a text that does not end with punctuation. Some texts of the specification have no full stop, and
 * another sentence follows.
 */
export const withFullStop = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/**
 * Returns a function that gives the message of a failed generation in the current language. The message also reports
 * that the credit was returned.
 */
export const useFailureMessage = () => {
  const { t } = useTranslation();
  return (errorCode: GenerationErrorCode): string =>
    t('editor.generate.failed', { message: withFullStop(generationErrors[errorCode][currentLanguage()]) });
};
