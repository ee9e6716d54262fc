import { type FieldMessage, fieldMessages } from '@portada/contracts';
import { ApiError } from '../api/client';
import { currentLanguage } from './language';
import { useTranslation } from './translation';

const isFieldMessage = (key: string): key is FieldMessage => Object.hasOwn(fieldMessages, key);

/** Error messages in the current language. */
export const useErrorMessages = () => {
  const { t } = useTranslation();
  return {
    /** The message of any error: the server's message, else a message for a failed connection or an unknown error. */
    error: (error: unknown): string => {
      if (!(error instanceof ApiError)) return t('shared.errorUnknown');
      if (error.code === 'network') return t('shared.errorNetwork');
      return error.message === '' ? t('shared.errorUnknown') : error.message;
    },
    /** The message of a key in `fieldMessages`; any other text, such as a message of the server, is returned as it is. */
    field: (message: string | undefined): string | undefined =>
      message !== undefined && isFieldMessage(message) ? fieldMessages[message][currentLanguage()] : message,
  };
};
