import { type FieldMessage, fieldMessages } from '@portada/contracts';
import { ApiError } from '../api/client';
import { currentLanguage } from './language';
import { useTranslation } from './translation';

const isFieldMessage = (key: string): key is FieldMessage => Object.hasOwn(fieldMessages, key);

/** Returns functions for error messages in the current language. */
export const useErrorMessages = () => {
  const { t } = useTranslation();
  return {
    /** Message of any error: the message of the server, else a message for a failed connection or an unknown error. */
    error: (error: unknown): string => {
      if (!(error instanceof ApiError)) return t('shared.errorUnknown');
      if (error.code === 'network') return t('shared.errorNetwork');
      return error.message === '' ? t('shared.errorUnknown') : error.message;
    },
    /** Message of a key in `fieldMessages`. Any other text, such as a message of the server, is returned unchanged. */
    field: (message: string | undefined): string | undefined =>
      message !== undefined && isFieldMessage(message) ? fieldMessages[message][currentLanguage()] : message,
  };
};
