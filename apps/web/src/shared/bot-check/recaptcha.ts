import type { BotAction } from '@portada/contracts';
import type { BotAnswer } from './proof-of-work';

/** The properties of the global variable of reCAPTCHA Enterprise that Portada uses. */
type Recaptcha = {
  enterprise: {
    ready: (then: () => void) => void;
    execute: (siteKey: string, options: { action: string }) => Promise<string>;
  };
};

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

/**
 * Time in ms for which a reCAPTCHA token is used. reCAPTCHA accepts a token for two minutes, so some time is left
 * for the request.
 */
const lifeMs = 110_000;

let loading: Promise<Recaptcha> | null = null;

/** Loads the reCAPTCHA script once per page, and only if the settings name a site key. */
const load = (siteKey: string): Promise<Recaptcha> => {
  loading ??= new Promise((loaded, refuse) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/enterprise.js?render=${encodeURIComponent(siteKey)}`;
    script.async = true;
    script.onload = () => {
      const found = window.grecaptcha;
      if (found) found.enterprise.ready(() => loaded(found));
      else refuse(new Error('The reCAPTCHA script did not define its global.'));
    };
    script.onerror = () => {
      // The failed reCAPTCHA script is removed, so that the next attempt loads the script again.
      loading = null;
      script.remove();
      refuse(new Error('The reCAPTCHA script could not be loaded.'));
    };
    document.head.append(script);
  });
  return loading;
};

/**
 * Requests a token from reCAPTCHA Enterprise as an answer to the bot check.
 * @throws Error if the script or the service fails
 */
export const askRecaptcha = async (siteKey: string, action: BotAction): Promise<BotAnswer> => {
  const { enterprise } = await load(siteKey);
  const value = await enterprise.execute(siteKey, { action });
  return { value, expiresAtMs: Date.now() + lifeMs };
};
