import { type BotAction, type OidcOutcome, oidcFailures } from '@portada/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { refetchSession } from '../../../shared/session/session';
import { listenToSignIns } from '../../../shared/session/sign-in-outcomes';
import { SignInFailure } from '../auth-codes';
import { useBotCheck } from '../../../shared/bot-check/use-bot-check';
import { type AuthView, oidcAddress } from './oidc-address';
import { openPopup, whenClosed } from './popup';

const botActionOf: Record<AuthView, BotAction> = { login: 'login_google', register: 'register_google' };

const endOf = (outcome: OidcOutcome | null): { error: unknown; cancelled: boolean } => {
  if (outcome === 'oidc_cancelled') return { error: null, cancelled: true };
  const failure = oidcFailures.find((code) => code === outcome);
  return { error: failure ? new SignInFailure(failure) : null, cancelled: false };
};

type ThirdParty = {
  /** Starts the bot check early, when the pointer or the focus reaches the third-party button. */
  prepare: () => void;
  /**
   * Opens the third-party popup, or redirects to the provider if popups are blocked. Call the function directly in
   * a click handler.
   */
  start: () => void;
  /** True while the third-party popup is open or the session after the sign-in is loading. */
  waiting: boolean;
  error: unknown;
  /** True if the user cancelled the sign-in at the provider. */
  cancelled: boolean;
};

/**
 * Signs a user in with a third-party account. The popup returns no token: the popup sets the cookie and broadcasts
 * its outcome, and this page loads the session.
 * @param view form from which the sign-in starts
 * @param redirected outcome of a sign-in by redirect that led to this page
 * @param onNext called if another step completes the sign-in: the password of an existing account, or a second factor
 */
export const useThirdParty = (
  view: AuthView,
  redirected: OidcOutcome | null,
  onNext: (step: 'link' | 'second_factor') => void,
): ThirdParty => {
  const check = useBotCheck();
  const queryClient = useQueryClient();
  /** True if this tab started a third-party sign-in. Outcomes of other tabs are ignored. */
  const started = useRef(false);
  const [open, setOpen] = useState<Window | null>(null);
  const [reading, setReading] = useState(false);
  const [ended, setEnded] = useState<{ error: unknown; cancelled: boolean }>(() => endOf(redirected));
  const fail = (error: unknown) => setEnded({ error, cancelled: false });

  useEffect(() => (open === null ? undefined : whenClosed(open, () => setOpen(null))), [open]);

  const onOutcome = useRef<(outcome: OidcOutcome) => void>(() => undefined);
  useEffect(() => {
    onOutcome.current = (outcome) => {
      if (!started.current) return;
      started.current = false;
      setOpen(null);
      setEnded(endOf(outcome));
      if (outcome === 'link' || outcome === 'second_factor') onNext(outcome);
      if (outcome !== 'signed_in') return;
      setReading(true);
      refetchSession(queryClient)
        .then((user) => user === null && fail(new SignInFailure('oidc_failed')))
        .catch(fail)
        .finally(() => setReading(false));
    };
  });
  useEffect(() => listenToSignIns((outcome) => onOutcome.current(outcome)), []);

  const start = () => {
    if (open !== null && !open.closed) return open.focus();
    setEnded(endOf(null));
    const opened = openPopup();
    const action = botActionOf[view];
    if (opened === null) {
      void check.answer(action).then((answer) => location.assign(oidcAddress('redirect', view, answer)));
      return;
    }
    started.current = true;
    setOpen(opened);
    void check.answer(action).then((answer) => {
      if (!opened.closed) opened.location.replace(oidcAddress('popup', view, answer));
    });
  };

  return {
    prepare: () => check.prepare(botActionOf[view]),
    start,
    waiting: open !== null || reading,
    ...ended,
  };
};
