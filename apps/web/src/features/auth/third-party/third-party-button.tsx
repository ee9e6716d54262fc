import type { OidcOutcome } from '@portada/contracts';
import { Button } from '@portada/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../shared/i18n/translation';
import { providerInitial } from '../../../shared/site/site';
import { AuthAlert } from '../auth-alert';
import type { AuthView } from './oidc-address';
import { useThirdParty } from './use-third-party';

type ThirdPartyProps = {
  view: AuthView;
  /** Name of the third-party sign-in provider, such as Google. */
  label: string;
  /** Outcome of a third-party sign-in by redirect that led to this page; null without a redirect. */
  redirected: OidcOutcome | null;
  /**
   * Called if another step completes the sign-in. `link`: an account with the same email exists, and its password is required
   * to link the third-party identity. `second_factor`: the account has a second factor.
   */
  onNext: (step: 'link' | 'second_factor') => void;
};

/** Button "Continue with …" or "Sign up with …" of the third-party provider, and the error of a failed sign-in. */
export const ThirdPartyButton = ({ view, label, redirected, onNext }: ThirdPartyProps) => {
  const { t } = useTranslation();
  const { prepare, start, waiting, error, cancelled } = useThirdParty(view, redirected, onNext);
  const button = useRef<HTMLButtonElement>(null);
  const clicked = useRef(start);
  useEffect(() => {
    // The hydration bootstrap has set an attribute on a button that was clicked before hydration.
    const { dataset } = button.current ?? {};
    if (dataset?.['clicked'] === undefined) return;
    delete dataset['clicked'];
    clicked.current();
  }, []);
  return (
    <div className="grid gap-4">
      <AuthAlert error={error} />
      <p role="status" className={cancelled ? 'text-small text-text-2' : 'sr-only'}>
        {cancelled && t('auth.cancelled')}
      </p>
      <Button
        ref={button}
        data-deferred=""
        variant="outline"
        size="large"
        // A long provider name stays in one line if the name fits, and otherwise breaks into balanced lines.
        className="w-full px-4! text-ui! text-balance data-clicked:cursor-progress data-clicked:bg-surface-2"
        icon={<ProviderMark label={label} />}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => {
          // The prevented default action tells the hydration bootstrap that the click is handled.
          event.preventDefault();
          start();
        }}
      >
        {waiting
          ? t('auth.waitingInPopup')
          : t(view === 'register' ? 'auth.signUpWith' : 'auth.continueWith', { label })}
      </Button>
    </div>
  );
};

/** First letter of the provider's name as an icon. The provider is configurable and has no known logo. */
const ProviderMark = ({ label }: { label: string }) => (
  <span
    className="grid size-6 shrink-0 place-items-center rounded-full bg-primary text-micro text-on-primary"
    aria-hidden
  >
    {providerInitial(label)}
  </span>
);
