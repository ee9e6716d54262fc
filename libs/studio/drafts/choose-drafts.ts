import type { DraftChoice, FormatName } from '@portada/contracts';
import type { Format } from '../formats/format';
import type { Slots } from '../formats/slots';
import type { Hook } from '../hooks/hook';
import type { IllustrationIndex } from '../knowledge/illustrations';
import { type Drawing, type Reading, certain } from '../reading/reading';
import { seededRandom } from '../scene/random';
import { hooksFor } from './hooks-for';
import { slotsOf } from './slots-of';

/** A choice with its slots, and how well it suits the prompt, 0 to 1. */
export type ScoredDraft = { choice: DraftChoice; slots: Slots; score: number };

/** What drafts are chosen from. `shuffle` mixes equals, so that another seed gives six other drafts. */
export type DraftSource = {
  reading: Reading;
  hooks: readonly Hook[];
  formats: readonly Format[];
  index: IllustrationIndex;
  seed: number;
  shuffle: boolean;
};

/**
 * Share of prompts for which a draft of the format was usable unchanged, as judged on 119 prompts; see docs/studio/judging/README.md.
 * Formats that were not judged alone have the rate of the nearest one.
 */
const usableShare: Readonly<Record<FormatName, number>> = {
  thing: 0.34,
  photo: 0.65,
  words: 0.18,
  face: 0.12,
  versus: 0.4,
  'before-after': 0.3,
  'close-up': 0.17,
  mystery: 0.17,
  poster: 0.17,
  number: 0.2,
  place: 0.18,
};

/** Most hooks and drawings that are tried for a format, and backgrounds that are tried for a draft. */
const tried = { hooks: 3, things: 2, grounds: 3 } as const;
/** Factor of a draft's score for each draft before it with the same words, similar background or same letters. */
const alike = { hook: 0.72, thing: 0.98, ground: 0.8, letters: 0.85 } as const;
/** Backgrounds whose hues differ by less count as similar, in degrees. */
const nearHue = 40;
/** Factor of the score for each place behind the first hook, drawing and background of a format, which are the best ones. */
const later = { hook: 0.97, thing: 0.9, ground: 0.999 } as const;
/** Factor of the score of a draft whose drawing may show another sense than the prompt means. */
const unsureWeight = 0.3;
/** Share by which chance changes the score of a draft of another seed. */
const chance = 0.5;

/** A drawing for the first slot with the factor of its draft's score; `id` is undefined for a draft without a thing. */
type Thing = { id: string | undefined; weight: number };

/**
 * Returns the drawings that may fill the first slot: the certain ones, otherwise none or a candidate of the first thing. A
 * candidate has a low weight, so that it comes after drafts of words alone.
 */
const thingsOf = ({ subjects }: Reading): Thing[] => {
  const named = (drawings: readonly (Drawing | null)[], weight: number): Thing[] =>
    drawings
      .flatMap((drawing) => (drawing ? [drawing.id] : []))
      .slice(0, tried.things)
      .map((id, place) => ({ id, weight: weight * later.thing ** place }));
  const sure = subjects.filter(({ certainty }) => certainty >= certain).map(({ drawing }) => drawing);
  const things = named(sure, 1);
  if (things.length > 0) return things;
  return [{ id: undefined, weight: 1 }, ...named(subjects[0]?.candidates ?? [], unsureWeight)];
};

const noHook: Hook = { text: '', kind: 'topic', certainty: 0.5 };

function candidatesOf({ reading, hooks, formats, index, seed, shuffle }: DraftSource): ScoredDraft[] {
  const random = seededRandom(seed);
  const weight = (): number => (shuffle ? 1 - random.between(0, chance) : 1);
  return formats.flatMap((format) => {
    const suitable = reading.noText ? [] : hooksFor(format.name, hooks).slice(0, tried.hooks);
    return (suitable.length > 0 ? suitable : [noHook]).flatMap((hook, place) =>
      thingsOf(reading).flatMap((thing) =>
        Array.from({ length: tried.grounds }, (_, turn) => {
          const choice = {
            format: format.name,
            hook: hook.text,
            ...(thing.id !== undefined && { thing: thing.id }),
            seed: (seed + turn) >>> 0,
          };
          const slots = slotsOf(reading, choice, index);
          const order = later.hook ** place * thing.weight * later.ground ** turn;
          const score = format.fits(slots) * usableShare[format.name] * hook.certainty * order * weight();
          return { choice, slots, score };
        }),
      ),
    );
  });
}

const hueDistance = (one: number, other: number): number => {
  const turn = Math.abs(one - other) % 360;
  return Math.min(turn, 360 - turn);
};

/** Returns the factor by which drafts that are chosen already lower the score of one that is similar to them. */
function novelty(
  draft: ScoredDraft,
  chosen: readonly ScoredDraft[],
  formats: ReadonlyMap<FormatName, Format>,
): number {
  const traitsOf = ({ choice, slots }: ScoredDraft) => formats.get(choice.format)?.traits(slots);
  const own = traitsOf(draft);
  return chosen.reduce((factor, other) => {
    const known = traitsOf(other);
    const isNear =
      own?.groundHue != null &&
      known?.groundHue != null &&
      hueDistance(own.groundHue, known.groundHue) < nearHue;
    return (
      factor *
      (other.slots.hook === draft.slots.hook && draft.slots.hook !== '' ? alike.hook : 1) *
      (other.choice.thing === draft.choice.thing ? alike.thing : 1) *
      (isNear ? alike.ground : 1) *
      (own?.letters === known?.letters ? alike.letters : 1)
    );
  }, 1);
}

/**
 * Chooses drafts of different formats, best first: each next one is the best that differs from the ones before in words,
 * background and letters.
 * @param source reading, hooks and formats
 * @param count most drafts
 */
export function chooseDrafts(source: DraftSource, count: number): ScoredDraft[] {
  const formats = new Map(source.formats.map((format) => [format.name, format]));
  let open = candidatesOf(source).filter(({ score }) => score > 0);
  const chosen: ScoredDraft[] = [];
  while (chosen.length < count && open.length > 0) {
    const rated = open.map((draft) => ({ draft, score: draft.score * novelty(draft, chosen, formats) }));
    const best = rated.reduce((one, other) => (other.score > one.score ? other : one)).draft;
    chosen.push(best);
    open = open.filter(({ choice }) => choice.format !== best.choice.format);
  }
  return chosen;
}
