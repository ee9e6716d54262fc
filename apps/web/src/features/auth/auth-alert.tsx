import { errorCatalogue } from '@portada/contracts';
import { Alert } from '@portada/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { ApiError } from '../../shared/api/client';
import { currentLanguage } from '../../shared/i18n/language';
import { useErrorMessages } from '../../shared/i18n/error-messages';
import { authCodeOf, SignInFailure } from './auth-codes';
import { WaitMessage } from './wait-message';

type AuthAlertProps = {
  /** Error of the api call of the form; null or undefined without an error. */
  error: unknown;
  /** Content after the error message of a form, such as a link. */
  children?: ReactNode;
};

const saysFields = (error: unknown): boolean =>
  error instanceof ApiError && Object.keys(error.fields).length > 0;

/**
 * Error box of a sign-in form. The box is an alert and takes the focus, unless an invalid field has the focus. The
 * attribute `data-code` has the error code of the specification.
 */
export const AuthAlert = ({ error, children }: AuthAlertProps) => {
  const box = useRef<HTMLDivElement>(null);
  const isWrong = error !== null && error !== undefined;
  useEffect(() => {
    if (isWrong && !saysFields(error)) box.current?.focus();
  }, [isWrong, error]);
  return (
    <div
      ref={box}
      tabIndex={-1}
      data-code={authCodeOf(error) ?? undefined}
      className={isWrong ? 'scroll-mt-24 outline-none' : 'sr-only'}
    >
      <Alert>
        {isWrong ? (
          <>
            <Sentence error={error} />
            {children && <div className="mt-1">{children}</div>}
          </>
        ) : undefined}
      </Alert>
    </div>
  );
};

const Sentence = ({ error }: { error: unknown }) => {
  const errorMessages = useErrorMessages();
  if (error instanceof SignInFailure) return errorCatalogue[error.code][currentLanguage()];
  if (error instanceof ApiError && error.code === 'too_many_requests' && error.retryAfterSeconds !== null)
    return <WaitMessage key={error.requestId} seconds={error.retryAfterSeconds} />;
  return errorMessages.error(error);
};
