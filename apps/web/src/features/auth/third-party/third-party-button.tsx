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
  /** Name of the provider. */
  label: string;
  /** How an attempt by way of a redirect ended, where the page was opened by one. */
  redirected: OidcOutcome | null;
  /** The password of an existing account is wanted. */
  onLink: () => void;
};

/** "Continue with …" or "Sign up with …", and what went wrong with it. */
export const ThirdPartyButton = ({ view, label, redirected, onLink }: ThirdPartyProps) => {
  const { t } = useTranslation();
  const { prepare, start, waiting, error, cancelled } = useThirdParty(view, redirected, onLink);
  const button = useRef<HTMLButtonElement>(null);
  const clicked = useRef(start);
  useEffect(() => {
    // The script of the page (apps/web/hydration-bootstrap.js) marks a button that was clicked before the code was loaded.
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
        // A provider's name can be long: it stays in one line for longer, and breaks into even ones within the height.
        className="w-full px-4! text-ui! text-balance data-clicked:cursor-progress data-clicked:bg-surface-2"
        icon={<ProviderMark label={label} />}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => {
          // Tells the script of the page that the click is handled.
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

/** The provider's initial: any issuer can stand here, so there is no logo to know. */
const ProviderMark = ({ label }: { label: string }) => (
  <span
    className="grid size-6 shrink-0 place-items-center rounded-full bg-primary text-micro text-on-primary"
    aria-hidden
  >
    {providerInitial(label)}
  </span>
);
