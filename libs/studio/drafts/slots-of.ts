import type { DraftChoice } from '@portada/contracts';
import type { Slots } from '../formats/slots';
import type { IllustrationIndex } from '../knowledge/illustrations';
import { type PersonMood, looks, personMoods } from '../knowledge/people';
import { type Drawing, type Reading, type Side, certain } from '../reading/reading';
import { heroNumberOf } from './hero-number';

/** Returns a drawing as slots refer to it; null for a name that no drawing has. */
export const drawingNamed = (id: string | null | undefined, index: IllustrationIndex): Drawing | null => {
  const found = id ? index.get(id) : undefined;
  return found ? { id: found.id, group: found.group, ink: found.ink, hue: found.hue } : null;
};

/** The drawing of a thing whose meaning is certain; null if there is no such thing. */
const certainThing = (reading: Reading, place: number): Drawing | null =>
  reading.subjects.filter(({ certainty }) => certainty >= certain)[place]?.drawing ?? null;

/** The feeling of a drawn person whose prompt states none: a question makes it think, everything else surprises it. */
const moodOf = (reading: Reading): PersonMood =>
  reading.mood ?? (reading.isMysterious ? 'thinking' : 'shocked');

const isMood = (name: string | undefined): name is PersonMood => personMoods.some((mood) => mood === name);

const faceOf = (reading: Reading, { mood, look }: DraftChoice): Slots['face'] =>
  reading.noFaces
    ? null
    : {
        look: looks.find(({ name }) => name === look) ?? reading.look,
        mood: isMood(mood) ? mood : moodOf(reading),
        side: reading.faceSide,
      };

const sidesOf = (reading: Reading, { sides }: DraftChoice, index: IllustrationIndex): Side[] =>
  reading.sides.slice(0, 2).map((side, place) => ({
    ...side,
    thing: drawingNamed(sides?.[place as 0 | 1], index) ?? side.thing,
  }));

/**
 * Fills the slots of a draft: with its choices, and with what the prompt asks for where it makes none.
 * @param reading result of `readPrompt` for the prompt of the draft
 * @param choice the choices of the draft
 * @param index the drawings
 */
export const slotsOf = (reading: Reading, choice: DraftChoice, index: IllustrationIndex): Slots => {
  const { hook, seed } = choice;
  const others = reading.asked.filter(({ text }) => text.toUpperCase() !== hook);
  return {
    seed,
    language: reading.language,
    hook: reading.noText ? '' : hook,
    label:
      reading.noText || others.length === reading.asked.length
        ? null
        : (others[0]?.text.toUpperCase() ?? null),
    thing: drawingNamed(choice.thing, index) ?? certainThing(reading, 0),
    second: drawingNamed(choice.second, index) ?? certainThing(reading, 1),
    sides: sidesOf(reading, choice, index),
    isBeforeAfter: reading.form === 'before-after',
    number: heroNumberOf(hook),
    face: faceOf(reading, choice),
    place: reading.place?.panorama ?? null,
    motif: reading.place?.motif ?? null,
    ground: reading.ground,
    ink: reading.ink,
    tint: reading.tint,
    isCrossed: reading.isCrossed,
    state: reading.state,
    isBurning: reading.isBurning,
    noText: reading.noText || hook === '',
    noFaces: reading.noFaces,
    tone: reading.tone,
    isMysterious: reading.isMysterious,
  };
};
