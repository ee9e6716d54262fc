/** reCAPTCHA Enterprise: the key that pages use, and who may ask for assessments. */
export type RecaptchaOptions = {
  siteKey: string;
  /** Id of the Google Cloud project. */
  project: string;
  apiKey: string;
  /** Where the REST interface is; Google's where it is left out. */
  address?: string;
};

/** Injection token of RecaptchaOptions; null for the proof of work, which needs no third party. */
export const RECAPTCHA_OPTIONS = Symbol('RECAPTCHA_OPTIONS');
