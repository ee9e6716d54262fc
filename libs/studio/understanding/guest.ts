import { type IllustrationIndex, isRoleDrawing } from '../knowledge/illustrations';
import { spoken } from './bare-text';
import type { People } from './people';
import type { Meant } from './rank';

const talk = spoken(
  '(?:podcasts?|interview(?:ing|ed)?|episode|ep\\.?|entrevist\\p{L}*|charla(?:ndo)?|conversacion|conversación|talking|hablando)(?:[^,.;:"“«]{0,24}?)\\s(?:with|to|con|a)\\s+(?:(?:a|an|the|my|un|una|el|la|mi)\\s+)?([^,.;:"“«\\n]{3,60})',
  'iu',
);

/** Matches a guest who is a woman by the ending of the Spanish noun or by an English word. */
const woman = /(?<!\p{L})(?:una|la|woman|mother|mom|actress)(?!\p{L})/iu;

/**
 * The guest of a podcast or an interview: "podcast with a former Navy pilot", "entrevista a una neurocirujana".
 * @param text the prompt
 * @returns words for the guest, at most 60 characters, and whether they name a woman; null for any other prompt
 */
export function guestIn(text: string): { words: string; isWoman: boolean } | null {
  const match = talk.exec(text);
  const words = match?.[1]?.trim();
  return words ? { words, isWoman: woman.test(match?.[0] ?? '') } : null;
}

/**
 * The drawing of the guest among the things of a prompt: a person with a role, such as a pilot.
 * @param things things of the prompt
 * @param guest result of `guestIn`
 * @param index the illustration set
 */
export function roleOfGuest<T extends Meant>(
  things: readonly T[],
  guest: ReturnType<typeof guestIn>,
  index: IllustrationIndex,
): T | undefined {
  const isRole = ({ id }: Meant): boolean => {
    const drawing = index.get(id ?? '');
    return drawing !== undefined && isRoleDrawing(drawing);
  };
  return guest === null ? undefined : things.find((one) => guest.words.includes(one.words) && isRole(one));
}

/** A guest as a person to show, with a calm face. */
export const guestPerson = ({ words, isWoman }: NonNullable<ReturnType<typeof guestIn>>): People => ({
  words,
  count: 1,
  gender: isWoman ? 'f' : null,
  mood: 'calm',
  pose: null,
  shown: true,
});
