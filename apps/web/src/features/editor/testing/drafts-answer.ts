import type { DraftReading, DraftsAnswer, DraftsBody, FormatName } from '@portada/contracts';

/** Creates the reading of a prompt in an answer of `POST /api/drafts`. @param parts parts of it; all others are empty */
export const reading = (parts: Partial<DraftReading> = {}): DraftReading => ({
  language: 'en',
  askedText: [],
  hooks: [],
  subjects: [],
  numbers: [],
  people: null,
  place: null,
  avoid: [],
  notDrawn: [],
  photographic: false,
  ...parts,
});

const formats: readonly FormatName[] = ['thing', 'words', 'close-up', 'mystery', 'poster', 'number'];

/**
 * Answers a request for drafts like the server: own words are in all drafts, and another seed gives other drafts.
 * @param call call of the fake api
 * @param parts parts of the reading
 */
export const answerDrafts = (
  { body }: { body: unknown },
  parts: Partial<DraftReading> = {},
): { status: number; body: DraftsAnswer } => {
  const { headline, seed = 0, count } = body as DraftsBody;
  const drafts = formats.slice(0, count).map((format, index) => {
    const hook = headline ?? ['VANISHED', 'GONE'][index % 2] ?? '';
    return { id: `draft-${seed}-${format}-${hook}`, format, hook, slots: { hook, seed }, seed };
  });
  return { status: 200, body: { reading: reading(parts), drafts } };
};
