/** The product's facts: every number and name that a page, a validator or a database function relies on. */
export const facts = {
  product: 'Portada',
  /** Where users write to, unless a setting says otherwise. */
  contactEmail: 'hello@portada.local',
  /** Name of the third-party provider, unless a setting says otherwise. */
  oidcLabel: 'Google',
  /** Credits granted once, in the transaction that makes an account. */
  signUpCredits: 2,
  /** Credits that one generated picture costs. */
  creditsPerGeneration: 1,
  /** Packs of credits, as they are sold; `lookupKey` names the price at the payment provider. Cents of `currency`. */
  creditPlans: [
    { id: 'plan-10', lookupKey: 'plan-10', credits: 10, cents: 299, currency: 'usd', popular: false },
    { id: 'plan-20', lookupKey: 'plan-20', credits: 20, cents: 499, currency: 'usd', popular: true },
    { id: 'plan-50', lookupKey: 'plan-50', credits: 50, cents: 999, currency: 'usd', popular: false },
  ],
  thumbnailTitle: { min: 3, max: 50 },
  thumbnailDescription: { max: 500 },
  password: { min: 6, max: 128 },
  displayName: { min: 2, max: 80 },
  /** Characters of a prompt after trimming. */
  prompt: { min: 10, max: 2000 },
  headline: { max: 60 },
  /** Entries and characters per entry of elementsToInclude and elementsToAvoid; characters of such a list as one text. */
  elements: { max: 10, maxLength: 60, textLength: 640 },
  /** Pictures that one request may ask for; each costs one credit. */
  variants: { min: 1, max: 4 },
  /** Toast durations in ms. */
  toastMs: { default: 5000, signOut: 3000, list: 4000, generation: 4000, profile: 4000 },
  recentThumbnails: 3,
  scrollTopAfterPx: 300,
  menuTypeAheadMs: 350,
  /** What the default download produces: pixels by aspect ratio, and its largest size in bytes. */
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

export type CreditPlan = (typeof facts.creditPlans)[number];
export const planIds = ['plan-10', 'plan-20', 'plan-50'] as const satisfies readonly CreditPlan['id'][];

export const aspectRatios = ['1:1', '4:3', '16:9', '9:16'] as const;
export type AspectRatio = (typeof aspectRatios)[number];

/** Full size in pixels of a generated picture, by aspect ratio. */
export const pictureSizes: Record<AspectRatio, { width: number; height: number }> = {
  '16:9': { width: 1920, height: 1080 },
  '4:3': { width: 1440, height: 1080 },
  '1:1': { width: 1080, height: 1080 },
  '9:16': { width: 1080, height: 1920 },
};

/** Styles, moods and palettes that the editor offers; the first of each is not special, the defaults are below. */
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
export const moods = ['intense', 'happy', 'mysterious', 'calm', 'dramatic', 'funny', 'epic', 'dark'] as const;
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

/** The fixed generation parameters of the specification (section 9); here they are defaults. */
export const generationDefaults = {
  style: 'photorealistic',
  mood: 'intense',
  colorPalette: 'Vibrant',
  aspectRatio: '16:9',
} as const;

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];
