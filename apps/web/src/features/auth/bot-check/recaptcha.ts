import type { BotAction } from '@portada/contracts';
import type { BotAnswer } from './proof-of-work';

/** What the script of reCAPTCHA Enterprise leaves in the page, as far as it is used. */
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

/** A token of reCAPTCHA is good for two minutes. */
const lifeMs = 110_000;

let loading: Promise<Recaptcha> | null = null;

/** Loads the script once in the life of the page, and only where the settings name it. */
const load = (siteKey: string): Promise<Recaptcha> => {
  loading ??= new Promise((loaded, refuse) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/enterprise.js?render=${encodeURIComponent(siteKey)}`;
    script.async = true;
    script.onload = () => {
      const found = window.grecaptcha;
      if (found) found.enterprise.ready(() => loaded(found));
      else refuse(new Error('The script of reCAPTCHA left nothing behind.'));
    };
    script.onerror = () => {
      // The next attempt may load it.
      loading = null;
      script.remove();
      refuse(new Error('The script of reCAPTCHA could not be loaded.'));
    };
    document.head.append(script);
  });
  return loading;
};

/** Asks reCAPTCHA Enterprise for a token. @throws Error where the script or the service fails */
export const askRecaptcha = async (siteKey: string, action: BotAction): Promise<BotAnswer> => {
  const { enterprise } = await load(siteKey);
  const value = await enterprise.execute(siteKey, { action });
  return { value, expiresAtMs: Date.now() + lifeMs };
};
