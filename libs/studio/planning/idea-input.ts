import { kindOf } from '../knowledge/intents';
import type { Subject } from '../understanding/subject';
import type { Draft, SceneInput } from './draft';
import type { IdeaInput } from './idea';
import { keyOf, turnsIn } from './phrases';

/** Matches a letter that is as wide as two Latin letters. */
export const wideLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Returns true if the request asks for a ranking or a list. */
const isRanking = (prompt: string, { figure }: Subject): boolean =>
  figure?.kind === 'rank' || kindOf(prompt) === 'list';

/** The part of the draft that is decided before the idea. */
type Decided = Pick<Draft, 'subject' | 'isSure' | 'headline' | 'bonds' | 'names' | 'person' | 'asked'>;

const lengthOf = (word: string): number =>
  word.length + [...word].filter((letter) => wideLetter.test(letter)).length;

/**
 * The properties of a request by which its idea is chosen.
 * @param input the creator's request
 * @param decided the part of the draft that is decided before the idea
 */
export function ideaInputOf(
  input: SceneInput,
  { subject, isSure, headline, bonds, names, person, asked }: Decided,
): IdeaInput {
  const { aspectRatio, prompt } = input;
  return {
    aspectRatio,
    intent: subject.intent,
    theme: subject.theme,
    request: prompt,
    pair: (isSure && subject.heroes.length > 1) || subject.intent === 'before-after' || names !== null,
    // With a requested giant number the picture is made of type, so its subject counts as not drawn.
    drawn: (isSure && !asked.giant) || headline.words.length === 0,
    key: keyOf(headline.words, headline.highlighted, bonds, asked.giant)
      .map((place) => headline.words[place]?.length ?? 0)
      .reduce((longest, length) => Math.max(longest, length), 0),
    words: headline.words.length,
    turned: turnsIn(headline.words),
    letters: headline.words.join('').length,
    longest: Math.max(0, ...headline.words.map(lengthOf)),
    money: subject.figure?.kind === 'money',
    time: subject.figure?.kind === 'duration' || subject.figure?.kind === 'day',
    cropped: [0, 1, 3, 4].includes(subject.heroes[0].group),
    named: subject.second !== null,
    person: person && person.role,
    reported: kindOf(prompt) === 'news',
    ranked: isRanking(prompt, subject) && subject.second !== null && subject.others.length > 0,
    crowded: subject.included.length > 0,
  };
}
