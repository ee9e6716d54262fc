/** reCAPTCHA Enterprise: the key that pages use, and who may ask for assessments. */
export type RecaptchaOptions = {
  siteKey: string;
  /** Id of the Google Cloud project. */
  project: string;
  apiKey: string;
  /** Where the REST interface is; Google's where it is left out. */
  address?: string;
};

/** Injection token of RecaptchaOptions; null: the proof of work that needs nobody else. */
export const RECAPTCHA_OPTIONS = Symbol('RECAPTCHA_OPTIONS');
