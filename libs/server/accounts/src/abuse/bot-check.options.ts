/**
 * Settings of reCAPTCHA Enterprise: the public key that pages use, and the API key with which the api requests
 * assessments.
 */
export type RecaptchaOptions = {
  siteKey: string;
  /** Id of the Google Cloud project. */
  project: string;
  apiKey: string;
  /** Base address of the REST interface of reCAPTCHA; the default is the address of Google. */
  address?: string;
};

/**
 * Injection token of RecaptchaOptions. The value is null if the bot check is a proof of work, which needs no third
 * party.
 */
export const RECAPTCHA_OPTIONS = Symbol('RECAPTCHA_OPTIONS');
