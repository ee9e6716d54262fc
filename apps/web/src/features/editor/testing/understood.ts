import type { PromptUnderstanding } from '@portada/contracts';

/** Creates a response of `POST /api/understand`. @param parts recognized parts; all other parts are empty */
export const understood = (parts: Partial<PromptUnderstanding> = {}): PromptUnderstanding => ({
  headline: null,
  subjects: [],
  place: null,
  placeWords: null,
  action: null,
  people: null,
  mood: null,
  form: null,
  sides: [],
  layout: [],
  numbers: [],
  avoid: [],
  unknown: [],
  confidence: 0,
  proposals: { headlines: [], titles: [] },
  ...parts,
});
