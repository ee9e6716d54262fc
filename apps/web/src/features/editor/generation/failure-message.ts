import { type GenerationErrorCode, generationErrors } from '@portada/contracts';
import { currentLanguage } from '../../../shared/i18n/language';
import { useTranslation } from '../../../shared/i18n/translation';

/** Some sentences of the specification end without a full stop; followed by another they need one. */
export const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Why a generation failed and that its credit is back, in the language on screen. */
export const useFailedSentence = () => {
  const { t } = useTranslation();
  return (errorCode: GenerationErrorCode): string =>
    t('editor.generate.failed', { message: asSentence(generationErrors[errorCode][currentLanguage()]) });
};
