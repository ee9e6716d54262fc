import type { DraftDrawing } from '@portada/contracts';
import type { Look, PersonMood } from '../knowledge/people';
import type { PanoramaName } from '../scene/panoramas';
import type { MotifName } from '../scene/scene.schema';

/** A drawing without its words, as drafts refer to it. */
export type Drawing = DraftDrawing;

/** plain: any video · grave: a death or a disaster, which gets words alone · dread: fear and mystery. */
export type Tone = 'plain' | 'grave' | 'dread';

/** Words that the picture must show, as the prompt writes them, with their color (`#rrggbb`) and place; null if not given. */
export type AskedText = {
  text: string;
  color: string | null;
  place: 'top' | 'bottom' | 'left' | 'right' | null;
};

/** Kinds of numbers in a prompt. */
export type NumberKind = 'price' | 'duration' | 'count' | 'year' | 'percent' | 'temperature';

/** A number with its unit as a picture shows it, such as "$48,000" or "24 HOURS". */
export type ReadNumber = { text: string; kind: NumberKind };

/**
 * A phrase of the prompt that may become its hook. asked: the prompt asks for these words · price, duration, count, year: a number
 * with its unit · negation: "SIN HORNO" · strong: a strong verb or a superlative, "VANISHED" · question: a question of the prompt, or
 * subject and verb as a question · feeling: words of a feeling that the prompt states · topic: a short noun phrase · title: the whole
 * title.
 */
export type PhraseKind =
  | 'asked'
  | 'price'
  | 'duration'
  | 'count'
  | 'year'
  | 'negation'
  | 'strong'
  | 'question'
  | 'feeling'
  | 'topic'
  | 'title';
/** `text` is in capitals, in the language of the prompt. `certainty` is the probability that it is a good hook, 0 to 1. */
export type Phrase = { text: string; kind: PhraseKind; certainty: number };

/** One side of a comparison: its name and price as the prompt writes them, and its drawing. */
export type Side = { name: string; thing: Drawing | null; price: string | null };

/**
 * A thing that the prompt names. `certainty` is the probability that `drawing` shows the meant sense, 0 to 1; below
 * `certain` the sense counts as unsure, and `candidates` has the drawings to choose from, best first.
 */
export type ReadSubject = {
  words: string;
  drawing: Drawing | null;
  certainty: number;
  candidates: readonly Drawing[];
};

/** Certainty from which on a slot is filled without a question. */
export const certain = 0.6;

/**
 * What a prompt asks for. It is all that hooks and formats know of the prompt: its text can be read in this folder alone.
 */
export type Reading = {
  language: 'en' | 'es';
  asked: readonly AskedText[];
  /** Possible hooks in the order of the prompt, without duplicates. */
  phrases: readonly Phrase[];
  numbers: readonly ReadNumber[];
  form: 'versus' | 'before-after' | null;
  /** None, two or more sides of a comparison. */
  sides: readonly Side[];
  /** Things in the order of their importance, without people. */
  subjects: readonly ReadSubject[];
  /** The person that the prompt names; null without one. */
  people: { gender: 'm' | 'f' | null; age: 'child' | 'adult' | 'old' } | null;
  /** How a drawn person looks in this picture: as the prompt or the request says, otherwise chosen by the prompt. */
  look: Look;
  /** The feeling that the prompt states; null if it states none. */
  mood: PersonMood | null;
  tone: Tone;
  place: { name: string; panorama: PanoramaName | null; motif: MotifName | null } | null;
  /** Things, as written, that must not be in the picture. */
  avoid: readonly string[];
  noText: boolean;
  noFaces: boolean;
  /** Words of the prompt that no picture of the studio can show: actions, states, relations, named persons and brands. */
  notDrawn: readonly string[];
  /** True for a prompt that asks for a photograph. */
  photographic: boolean;
  /** Colors that the prompt asks for, `#rrggbb`: of the background, of the letters, and of the first thing. */
  ground: string | null;
  ink: string | null;
  tint: string | null;
  /** True if the first thing is crossed out, as in "I quit coffee". */
  isCrossed: boolean;
  state: 'broken' | 'burnt' | 'frozen' | 'wet' | null;
  isBurning: boolean;
  /** The half of the picture in which the prompt wants the face. */
  faceSide: 'left' | 'right' | null;
  /** True for a prompt with a question or a secret. */
  isMysterious: boolean;
};
