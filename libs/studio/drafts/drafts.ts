import {
  type DraftReading,
  type DraftsBody,
  type FormatName,
  choiceOfDraft,
  draftIdOf,
  trialSeedOf,
} from '@portada/contracts';
import { formats } from '../formats';
import type { Slots } from '../formats/slots';
import { hooksOf } from '../hooks/hooks-of';
import type { Hook } from '../hooks/hook';
import type { Knowledge, SceneInput } from '../planning/draft';
import { readPrompt } from '../reading/read-prompt';
import type { Reading, ReadSubject } from '../reading/reading';
import type { Scene } from '../scene/scene.schema';
import { isUnderstood } from '../understanding/is-understood';
import { chooseDrafts } from './choose-drafts';
import { drawingNamed, slotsOf } from './slots-of';

/** A draft of a prompt: `id` and the request decide the picture, `slots` compose it. */
export type StudioDraft = { id: string; format: FormatName; hook: string; slots: Slots; seed: number };

/**
 * Reads a prompt and proposes drafts, best first, that differ in idea, background and letters. The same request gives the same
 * drafts. A prompt whose every word is unknown gives none.
 * @param body request of `POST /api/drafts` with its default values
 * @param knowledge drawings, text measurement and the tagger of the prompt's language
 */
export function draftsOf(
  body: DraftsBody,
  knowledge: Knowledge,
): { reading: DraftReading; drafts: StudioDraft[] } {
  const read = readPrompt({ ...body, person: body.face ?? undefined }, knowledge);
  const reading = withThing(withoutFace(read, body.face === null), body.thing, knowledge);
  const hooks = hooksOf(reading);
  const own = trialSeedOf(body.prompt);
  const seed = body.seed ?? own;
  const included = body.thing === undefined ? [] : [body.thing];
  const known = isUnderstood({ ...body, elementsToInclude: included }, knowledge.index, knowledge.taggers);
  const chosen = chooseDrafts(
    {
      reading,
      hooks,
      formats: Object.values(formats).filter(({ name }) => body.formats?.includes(name) ?? true),
      index: knowledge.index,
      seed,
      shuffle: seed !== own,
    },
    known ? body.count : 0,
  );
  return {
    reading: publicReading(reading, hooks),
    drafts: chosen.map(({ choice, slots }) => ({
      id: draftIdOf(choice),
      format: choice.format,
      hook: choice.hook,
      slots,
      seed: choice.seed,
    })),
  };
}

const withoutFace = (reading: Reading, noFace: boolean): Reading =>
  noFace ? { ...reading, noFaces: true } : reading;

/** Puts a thing that the request names before the things of the prompt. A word that finds no drawing changes nothing. */
function withThing(reading: Reading, wanted: string | undefined, { index }: Knowledge): Reading {
  if (wanted === undefined) return reading;
  const found = index.get(wanted)?.id ?? index.search(wanted, 1)[0]?.illustration.id;
  const drawing = drawingNamed(found, index);
  if (!drawing) return reading;
  const subject: ReadSubject = { words: wanted, drawing, certainty: 1, candidates: [drawing] };
  return { ...reading, subjects: [subject, ...reading.subjects] };
}

/** The part of a reading that `POST /api/drafts` shows. */
const publicReading = (reading: Reading, hooks: readonly Hook[]): DraftReading => ({
  language: reading.language,
  askedText: reading.asked.map(({ text }) => text),
  hooks: hooks.map(({ text, kind, certainty }) => ({ text, kind, certainty })),
  subjects: reading.subjects.map((subject) => ({ ...subject, candidates: [...subject.candidates] })),
  numbers: [...reading.numbers],
  people: reading.people && { ...reading.people, mood: reading.mood },
  place: reading.place?.name ?? null,
  avoid: [...reading.avoid],
  notDrawn: [...reading.notDrawn],
  photographic: reading.photographic,
});

/**
 * Composes the scene of a draft.
 * @param input request with the size of the picture; `draft` is the id of a draft
 * @param knowledge drawings, text measurement and the tagger of the prompt's language
 * @throws RangeError if `draft` is no id of a draft
 */
export function draftScene(input: SceneInput & { draft: string }, knowledge: Knowledge): Scene {
  const choice = choiceOfDraft(input.draft);
  if (!choice) throw new RangeError('This is no id of a draft.');
  const slots = slotsOf(readPrompt(input, knowledge), choice, knowledge.index);
  const { width, height, aspectRatio } = input;
  return formats[choice.format].scene(slots, { width, height, aspectRatio }, knowledge.measure);
}
