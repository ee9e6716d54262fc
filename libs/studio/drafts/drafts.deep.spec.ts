import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DraftsBody, choiceOfDraft, draftsSchema, pictureSizes } from '@portada/contracts';
import { formats } from '../formats';
import { realKnowledge } from '../knowledge/knowledge.fixture';
import type { Knowledge } from '../planning/draft';
import { languageIn } from '../understanding/language';
import { loadTaggers } from '../understanding/language-tools';
import { draftScene, draftsOf } from './drafts';

const root = join(__dirname, '../../..');
const prompts = (['en', 'es'] as const).flatMap(
  (language) =>
    (
      JSON.parse(readFileSync(join(root, 'docs/studio/judging/round-17.json'), 'utf8')) as Record<
        string,
        string[]
      >
    )[language] ?? [],
);

const known = realKnowledge();
const knowledgeFor = async (prompt: string): Promise<Knowledge> => ({
  ...known,
  taggers: await loadTaggers(languageIn(prompt).read),
});
const proposed = async (body: Partial<DraftsBody> & { prompt: string }) =>
  draftsOf(draftsSchema.parse(body), await knowledgeFor(body.prompt));

it('no two drafts of a prompt have the same format, and the same request gives the same drafts', async () => {
  for (const prompt of prompts) {
    const { drafts } = await proposed({ prompt });
    const formats = drafts.map(({ format }) => format);
    expect([prompt, formats]).toEqual([prompt, [...new Set(formats)]]);
    expect(drafts.length).toBeLessThanOrEqual(6);
    expect(await proposed({ prompt })).toEqual(await proposed({ prompt }));
  }
});

it('the id of a draft and its prompt give the scene that its slots give', async () => {
  for (const prompt of prompts.slice(0, 12)) {
    const knowledge = await knowledgeFor(prompt);
    const body = draftsSchema.parse({ prompt });
    const size = { ...pictureSizes['16:9'], aspectRatio: '16:9' as const };
    for (const { id, format, slots, seed } of draftsOf(body, knowledge).drafts) {
      const request = { ...body, ...size, mood: 'intense', elementsToInclude: [], seed: 1, draft: id };
      expect(draftScene(request, knowledge)).toEqual(formats[format].scene(slots, size, knowledge.measure));
      expect(choiceOfDraft(id)?.seed).toBe(seed);
    }
  }
});

const prompt = 'I paid off $48,000 of student debt in 2 years';

it('a headline is the hook of every draft', async () => {
  const { drafts } = await proposed({ prompt, headline: 'Debt free' });
  expect(new Set(drafts.map(({ hook }) => hook))).toEqual(new Set(['DEBT FREE']));
});

it('limits the drafts to the wanted number and formats', async () => {
  const { drafts } = await proposed({ prompt, count: 2, formats: ['words', 'number', 'poster'] });
  expect(drafts).toHaveLength(2);
  for (const { format } of drafts) expect(['words', 'number', 'poster']).toContain(format);
});

it('shows the wanted drawing first, and no face if none is wanted', async () => {
  const { drafts } = await proposed({ prompt, thing: 'own-skyline', face: null });
  expect(drafts[0]?.slots.thing?.id).toBe('own-skyline');
  for (const { slots } of drafts) expect(slots.face).toBeNull();
});

it('another seed gives other drafts', async () => {
  const ids = async (seed?: number) =>
    (await proposed({ prompt, ...(seed && { seed }) })).drafts.map(({ id }) => id);
  expect(await ids(1)).not.toEqual(await ids());
  expect(await ids(1)).toEqual(await ids(1));
});

it('proposes nothing for a prompt without a known word', async () => {
  expect((await proposed({ prompt: 'zzgx flurbel wobbrix' })).drafts).toEqual([]);
});
