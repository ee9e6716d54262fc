import type { AskedText } from './reading';
import { color, colorIn, unaccented } from './color-words';
import { lettering, places, sizes } from './picture-words';
import { wholeWords } from './whole-words';
import type { Span } from './capital-runs';

const filler = `(?:${sizes}|${lettering}|bright|bold|very|muy|in|en|de|del|color|con|a|of|with|the|un|una|written|escrit[oa]s?|at|on|across|along|${places}|la|el|al|parte|lado)`;
const colorBehind = new RegExp(`^["”»'’]?\\s*(?:${filler}\\s+){0,8}(${color})(?!\\p{L})`, 'iu');
const colorBefore = new RegExp(
  `(?<!\\p{L})(${color})(?:\\s+${filler}){0,5}[\\s:,]*(?:(?:saying|that says|says|reading|que dice|que diga|que ponga|que pone|pone|dice)[\\s:]*)?["“«'‘]?$`,
  'iu',
);
const ofGround = /^\s*(?:\p{L}+\s+)?(?:background|backdrop|fondo)/iu;

const sides: readonly (readonly [RegExp, NonNullable<AskedText['place']>])[] = [
  [wholeWords('top|upper|above|arriba|superior|encima'), 'top'],
  [wholeWords('bottom|lower|below|underneath|abajo|inferior|debajo'), 'bottom'],
  [wholeWords('left|izquierd[oa]|izq'), 'left'],
  [wholeWords('right|derech[oa]|der'), 'right'],
];

const placeIn = (text: string): AskedText['place'] => sides.find(([said]) => said.test(text))?.[1] ?? null;

/** The part of a text up to the end of its clause; "and" and "y" begin another thing. */
const clauseBehind = (text: string): string => /^[^,.;(]*?(?=[,.;(]|\s(?:and|y)\s|$)/u.exec(text)?.[0] ?? '';
const clauseBefore = (text: string): string => /[^,.;)]*$/u.exec(text)?.[0] ?? '';
const announcing = wholeWords(`${lettering}|saying|says|reads|pone|dice`);

/**
 * Adds the color and the place that a prompt gives to a text.
 * @param prompt the prompt
 * @param span the text in the prompt
 */
export function withStyle(prompt: string, span: Span): AskedText {
  const behind = prompt.slice(span.end, span.end + 80);
  const before = prompt.slice(Math.max(0, span.at - 60), span.at);
  const after = colorBehind.exec(unaccented(behind));
  const isGround = after !== null && ofGround.test(behind.slice(after[0].length));
  const ahead = colorBefore.exec(unaccented(before));
  const ink =
    (after && !isGround ? colorIn(after[1] ?? '') : null) ?? (ahead ? colorIn(ahead[1] ?? '') : null);
  const said = clauseBefore(before);
  const isAnnounced = announcing.test(said) || wholeWords('at|on|top|bottom|arriba|abajo').test(said);
  return {
    text: span.text,
    color: ink,
    place: placeIn(clauseBehind(behind.replace(/^["”»'’]/u, ''))) ?? (isAnnounced ? placeIn(said) : null),
  };
}
