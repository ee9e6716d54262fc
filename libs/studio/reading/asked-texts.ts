import type { AskedText } from './reading';
import { withStyle } from './asked-style';
import { type Run, type Span, runsIn } from './capital-runs';
import { color } from './color-words';
import { instructs, lettering, places, sizes } from './picture-words';
import { anyOf, wholeWords } from './whole-words';

const quotes =
  /(?<!\d)["“«„]([^"“”«»„]{1,80})["”»“]|(?<![\p{L}\p{N}])['‘]([^'‘’]{2,80})['’](?![\p{L}\p{N}])/gu;
const mark = /^(?:vs|versus)\.?$/i;

const saying = anyOf('saying says? reads? reading diciendo dice diga ponga pongan pone poniendo digan');
const describing = `(?:${sizes}|${places}|${color}|in|on|at|the|en|a|la|el|al|de|del|con|muy|color|neon)`;
/** A text in small letters behind a word for letters: "a sign that says do not enter", "text: run". */
const announced = new RegExp(
  `(?<!\\p{L})(?:${lettering})(?:\\s+${describing}){0,6}(?:\\s*:\\s*|\\s+(?:that\\s+|which\\s+|que\\s+)?(?:${saying})\\s*:?\\s+|\\s+(?:con|with)\\s+(?:the\\s+|la\\s+|el\\s+)?(?:${lettering})\\s+)([^,.;:"“«\\n]{2,60})`,
  'giu',
);
/** A text in small letters that anything says: "a whiteboard that says learn this first". */
const said =
  /(?<=\p{L})\s+(?:that|which|que|donde)\s+(?:says|reads|dice|pone|diga|ponga)\s*:?\s+([^,.;:"“«\n]{2,60})/giu;
/** Words behind an announced text that describe it or where it stands. */
const styling = new RegExp(
  `\\s+(?:(?:in|en|at|on|a|al|across|along)(?:\\s+(?:the|la|el|a|an|un|una|big|bold|letras|letters|color))*\\s+(?:${color}|${places}|${sizes}|${lettering})|(?:arriba|abajo|with|con|next|behind|above|below|under|over|junto|sobre|debajo|delante|detr[áa]s|encima)|in front)(?!\\p{L}).*$`,
  'iu',
);
/** A word for letters directly before a run: "big red text NO WAY". */
const told = new RegExp(
  `(?<!\\p{L})(?:${lettering}|${saying}|write|put|add|escribe|pon|ponle|a[ñn]ade)(?:\\s+(?:${describing}|${saying}|that|que))*[\\s:,]*["“«]?$`,
  'iu',
);

/**
 * The texts that a prompt asks to write, in order: what stands in quotation marks or behind a word for letters, and runs of
 * capitals or prices in a prompt that is otherwise in small letters. A title with one loud word asks for nothing.
 * @param prompt the prompt as written
 * @param headline words that the creator gave beside the prompt; they replace all others
 */
export function askedTextsIn(prompt: string, headline?: string): AskedText[] {
  if (headline?.trim()) return [{ text: headline.trim(), color: null, place: null }];
  const quoted = [...prompt.matchAll(quotes)].flatMap((match): Span[] => {
    const text = (match[1] ?? match[2] ?? '').trim();
    const at = match.index + 1;
    return mark.test(text) || !/[\p{L}\p{N}]/u.test(text) ? [] : [{ text, at, end: at + text.length }];
  });
  const rest = without(prompt, quoted);
  const runs = loudIn(rest, quoted.length > 0);
  const calm = quoted.length > 0 || runs.length > 0 ? [] : announcedIn(rest);
  const spans = [...quoted, ...runs, ...calm].sort((a, b) => a.at - b.at);
  const seen = new Set<string>();
  return spans
    .filter(({ text }) => !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()))
    .map((span) => withStyle(prompt, span));
}

/** A text with blanks in place of the spans, and of the quotation marks around them. */
const without = (text: string, spans: readonly Span[]): string =>
  spans.reduce(
    (rest, { at, end }) => `${rest.slice(0, at - 1)}${' '.repeat(end - at + 1)}${rest.slice(end)}`,
    text,
  );

/** Words between two asked texts. */
const joint = /^[\s"”»'’]*(?:and|y|e|&)[\s"“«'‘]*$/iu;

/** Share of capitals among the letters from which on a prompt is written in capitals. */
const allCapitals = 0.7;

function loudIn(prompt: string, isQuoted: boolean): Span[] {
  const letters = prompt.match(/\p{L}/gu)?.length ?? 0;
  const capitals = prompt.match(/\p{Lu}/gu)?.length ?? 0;
  if (letters === 0 || capitals / letters > allCapitals) return [];
  const isInstruction = instructs.test(prompt) || /^\P{L}*\p{Ll}/u.test(prompt);
  return runsIn(prompt).reduce<Span[]>((found, run) => {
    const last = found.at(-1);
    // "Write BEFORE and AFTER" asks for both.
    const isJoined = last !== undefined && run.loud.length > 0 && joint.test(prompt.slice(last.end, run.at));
    return isJoined || isAsked(prompt, run, isInstruction, isQuoted) ? [...found, run] : found;
  }, []);
}

/** Returns true if a run of a prompt is a text to write. */
function isAsked(prompt: string, run: Run, isInstruction: boolean, isQuoted: boolean): boolean {
  const before = prompt.slice(0, run.at);
  const behind = prompt.slice(run.end);
  const isTold = told.test(before.slice(-80));
  const opens = /(?:^|[,;:.(–—-])\s*$/u.test(before);
  const closes = /^[?!'"”»]*\s*(?:$|[,;:.)–—])/u.test(behind);
  const isAlone = opens && closes && before.trim() !== '';
  if (run.loud.length === 0) {
    const isShort = run.text.split(/\s+/).length < 2;
    if (isTold && !/,\s*$/.test(before))
      return /[\p{L}\p{N}]/u.test(run.text) && !mark.test(run.text) && !/^\P{N}$/u.test(run.text);
    return run.hasPrice && isInstruction && (isAlone || !isShort) && (opens || isStyled(behind));
  }
  if (isTold) return true;
  // Beside a text in quotation marks, other capitals only emphasize.
  if (isQuoted) return isStyled(behind);
  if (isAlone) return true;
  if (!isInstruction) return false;
  // One loud word inside of a sentence is an emphasis of the sentence, unless instructions are beside it.
  const isInside = !opens && run.text.split(/\s+/).length === 1;
  return !isInside || isStyled(behind) || isStyledBefore(before);
}

const styled = new RegExp(
  `^["”»'’?!]*\\s+(?:(?:in|en|at|on|a|al|la|el|the|de|color|written)\\s+){0,3}(?:${color}|${places}|${sizes}|${lettering})(?!\\p{L})`,
  'iu',
);
const isStyled = (behind: string): boolean => styled.test(behind);
const isStyledBefore = (before: string): boolean =>
  new RegExp(`(?<!\\p{L})(?:${color}|${places}|${sizes}|${lettering})\\s+$`, 'iu').test(before.slice(-40));

/** Most words of an announced text in small letters. */
const mostSaid = 8;

const announcedIn = (prompt: string): Span[] =>
  [...prompt.matchAll(announced), ...(/^\P{L}*\p{Ll}/u.test(prompt) ? prompt.matchAll(said) : [])].flatMap(
    (match): Span[] => {
      const content = match[1] ?? '';
      const at = match.index + match[0].length - content.length;
      const text = content.replace(styling, '').trim();
      const isShort = text.split(/\s+/).length <= mostSaid;
      return text === '' || !isShort || wholeWords(`^(?:${color}|${places})$`).test(text)
        ? []
        : [{ text, at, end: at + text.length }];
    },
  );
