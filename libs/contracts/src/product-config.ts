/** Product configuration: the numbers and names shared by pages, validators and database functions. */
export const productConfig = {
  product: 'Portada',
  /** Default contact address, which the setting `CONTACT_EMAIL` overrides. */
  contactEmail: 'hello@portada.local',
  /** Default name of the third-party sign-in provider, which the setting `OIDC_LABEL` overrides. */
  oidcLabel: 'Google',
  /** Credits granted once, in the transaction that creates an account. */
  signUpCredits: 2,
  /** Price of one generated picture in credits. */
  creditsPerGeneration: 1,
  /** Most generations of the last 24 hours that a user may cancel after their drawing has begun. */
  cancelsOfDay: 20,
  /** Credit packs; `lookupKey` identifies the price at the payment provider. Prices are in cents of `currency`. */
  creditPlans: [
    { id: 'plan-10', lookupKey: 'plan-10', credits: 10, cents: 299, currency: 'usd', popular: false },
    { id: 'plan-20', lookupKey: 'plan-20', credits: 20, cents: 499, currency: 'usd', popular: true },
    { id: 'plan-50', lookupKey: 'plan-50', credits: 50, cents: 999, currency: 'usd', popular: false },
  ],
  thumbnailTitle: { min: 3, max: 50 },
  thumbnailDescription: { max: 500 },
  /** Limits of tags: characters of a tag, tags of one thumbnail, and different tags in the list of a user. */
  thumbnailTags: { length: 30, perThumbnail: 10, listed: 200 },
  /** Largest number of thumbnails that one request changes. */
  thumbnailsPerRequest: 100,
  /** Largest number of thumbnails of a user that have no image. Those with an image are not limited. */
  thumbnailsWithoutImage: 2_000,
  password: { min: 6, max: 128 },
  displayName: { min: 2, max: 80 },
  /** Minimum and maximum number of characters of a prompt after trimming. */
  prompt: { min: 10, max: 2000 },
  headline: { max: 60 },
  /** Most proposed headlines, and most proposed video titles; most characters of such a title. */
  proposals: { most: 5, titleLetters: 70 },
  /**
   * Limits of the request fields `elementsToInclude` and `elementsToAvoid`: number of entries, characters per
   * entry, and characters of the whole list as one text.
   */
  elements: { max: 10, maxLength: 60, textLength: 640 },
  /** Minimum and maximum number of images per request; each image costs one credit. */
  variants: { min: 1, max: 4 },
  /** Durations in ms for which toasts (short notifications) are shown. */
  toastMs: { default: 5000, signOut: 3000, list: 4000, generation: 4000, profile: 4000 },
  recentThumbnails: 3,
  scrollTopAfterPx: 300,
  menuTypeAheadMs: 350,
  /** The default download (a JPEG for YouTube): size in pixels by aspect ratio, and largest file size in bytes. */
  download: {
    maxBytes: 2_000_000,
    sizes: {
      '16:9': { width: 1280, height: 720 },
      '4:3': { width: 960, height: 720 },
      '1:1': { width: 1080, height: 1080 },
      '9:16': { width: 1080, height: 1920 },
    },
  },
} as const;

export type CreditPlan = (typeof productConfig.creditPlans)[number];
/** Ids of the credit packs, smallest pack first. */
export const planIds = ['plan-10', 'plan-20', 'plan-50'] as const satisfies readonly CreditPlan['id'][];

/** Aspect ratios of pictures, width to height. */
export const aspectRatios = ['1:1', '4:3', '16:9', '9:16'] as const;
export type AspectRatio = (typeof aspectRatios)[number];

/** Full size in pixels of a generated picture, by aspect ratio. */
export const pictureSizes: Record<AspectRatio, { width: number; height: number }> = {
  '16:9': { width: 1920, height: 1080 },
  '4:3': { width: 1440, height: 1080 },
  '1:1': { width: 1080, height: 1080 },
  '9:16': { width: 1080, height: 1920 },
};

/** Image styles that the editor offers; `generationDefaults` has the default style. */
export const styles = [
  'photorealistic',
  'cartoon',
  'comic',
  'neon',
  'minimal',
  'retro',
  'paper',
  'blueprint',
  '3d',
  'horror',
] as const;
/** Moods of a picture that the editor offers. */
export const moods = ['intense', 'happy', 'mysterious', 'calm', 'dramatic', 'funny', 'epic', 'dark'] as const;
/** Color palettes that the editor offers. */
export const colorPalettes = [
  'Vibrant',
  'Warm',
  'Cool',
  'Pastel',
  'Dark',
  'Neon',
  'Earth',
  'Monochrome',
] as const;

/** Default generation parameters (section 9 of the specification). */
export const generationDefaults = {
  style: 'photorealistic',
  mood: 'intense',
  colorPalette: 'Vibrant',
  aspectRatio: '16:9',
} as const;

/** Languages of the product; English is the default. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];
