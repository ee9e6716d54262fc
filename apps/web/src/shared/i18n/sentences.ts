import { type FieldMessage, fieldMessages } from '@portada/contracts';
import { ApiError } from '../api/client';
import { currentLanguage } from './language';
import { useTranslation } from './translation';

const isFieldMessage = (key: string): key is FieldMessage => Object.hasOwn(fieldMessages, key);

/** Sentences for what failed, in the language on screen. */
export const useSentences = () => {
  const { t } = useTranslation();
  return {
    /** What to tell the user of any error: the server's sentence, else that the connection or the server failed. */
    error: (error: unknown): string => {
      if (!(error instanceof ApiError)) return t('shared.errorUnknown');
      if (error.code === 'network') return t('shared.errorNetwork');
      return error.message === '' ? t('shared.errorUnknown') : error.message;
    },
    /** The sentence of a schema's message key, or the server's sentence as it came. */
    field: (message: string | undefined): string | undefined =>
      message !== undefined && isFieldMessage(message) ? fieldMessages[message][currentLanguage()] : message,
  };
};
