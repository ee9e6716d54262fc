import type { Language } from '@portada/contracts';
import { type Script, scriptOf, settable, unspaced } from '../knowledge/scripts';
import { isNumber, isStopWord, languageOf, pictureWords, plain } from '../knowledge/words';
import type { Face } from '../scene/scene.schema';
import { isTopicPair, isTopicWord } from './lexicon';
import { chunksOf } from './headline-chunks';
import { highlightsOf } from './headline-highlights';
import { tighter } from './headline-tighter';
import { type Window, fitsWhole, strongestWindow, trimmed, wordScore } from './headline-window';

export type Headline = {
  /** Upper-case words, in reading order; chunks where a script parts no words; empty when nothing can be set. */
  words: string[];
  /** Places in `words` that are set in the second color. */
  highlighted: number[];
  /** A short line for the badge, such as `IN 24 HOURS`; null where there is none. */
  badge: string | null;
  language: Language;
  script: Script;
  /** The only typeface that can set it; null where the style's own does. */
  face: Face | null;
};

const controls = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
const markup = /<[^>]{0,200}>|&[a-z]{2,8};|https?:\/\/\S+/gi;
const making =
  'create|make|design|generate|draw|give|crea|haz|dise[ñn]a|genera|dibuja|quiero|i want|i need|we need|necesito|hazme|créame|creame';
const pictures =
  'thumbnail|miniatura|portada|video|v[ií]deo|picture|image|imagen|photo|photograph|foto|fotograf[ií]a|illustration|ilustraci[oó]n|render|scene|escena|shot|portrait|retrato|poster|close-up';
const looks =
  'youtube|epic|cool|cinematic|vibrant|dramatic|realistic|photorealistic|realista|professional|eye-catching|clickbait|simple|clean|modern|colorful|viral|stunning|wide|[eé]pica?|impactante|llamativa?|profesional|short|new|next|cooking|gaming|travel|tech';
const linking =
  'de|for|para|of|about|sobre|showing|shows|that shows|que muestr[ae]|with|con|where|donde|my|mi|a|an|un|una|the|el|la|los|las|channel|canal|youtube|video|v[ií]deo|called|titled|titulado|titulada|in which|en la que|en el que';
const askedFor = new RegExp(
  `^\\s*(?:please\\s+|por favor\\s+)?(?:(?:${making})\\s+)?(?:(?:me|us|a|an|the|un|una|el|la|my|mi)\\s+)*(?:(?:${looks}),?\\s+){0,4}(?:${pictures})\\s+(?:(?:${looks}|${linking})\\s+)*`,
  'iu',
);
const quoted =
  /["“”«»„]([^"“”«»„]{2,60})["“”«»„]|[「『]([^「」『』]{1,40})[」』]|(?:^|\s)['‘]([^'‘’]{2,60})['’](?=$|[\s.,;:!?])/u;
const announced =
  /(?:with (?:the )?(?:text|title|words|headline|caption)|text (?:that )?(?:says|saying|reads|reading)|(?:that )?says|que (?:diga|dice)|con (?:el |la )?(?:texto|t[ií]tulo|frase|palabras)|titulad[oa]|titled|headline|t[ií]tulo|title)\s*[:：]\s*([^.,;\n]{2,60})|(?:with the text|text (?:that )?(?:says|saying|reads)|que diga|con el texto)\s+([^.,;\n]{2,40})/iu;
const trailing =
  /\s(?:(?:in|en|for|por|only|solo|sólo|under|con|with|at|a|after|tras|day|d[ií]a|part|parte|episode|episodio|level|nivel|#)\s+)(?:only\s+|s[oó]lo\s+|just\s+)?(?:[$€£]\s?\d[\d.,]*\s?[kKmM]?|\d[\d.,]*\s?[€$%]?|one|un|una|two|dos|three|tres|five|cinco|ten|diez)(?:\s+(?:hours?|horas?|minutes?|minutos?|days?|d[ií]as?|weeks?|semanas?|months?|meses|mes|years?|años?|seconds?|segundos?|dollars?|d[oó]lares|euros?))?[?!]*$|\s\d{1,4}\s(?:hours?|horas?|min|minutes?|minutos?|days?|d[ií]as?|weeks?|semanas?|months?|meses|years?|años)[?!]*$/i;

/** Words of a prompt beyond which it describes rather than names. */
const longPrompt = 14;

/**
 * A prompt as text to read: no control characters, no markup, no addresses, single spaces.
 * @param prompt as the creator wrote it
 */
export const cleaned = (prompt: string): string =>
  prompt
    .replace(/[\r\n\t]+/g, '. ')
    .replace(controls, '')
    .replace(markup, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(\d) ([€$£%])/g, '$1$2')
    .trim();

/**
 * The text of a thumbnail: the requested headline, else quoted text, else the strongest two to five words.
 * @param prompt the creator's idea, 1 to 2,000 characters of any kind
 * @param asked the request's own headline, which wins
 */
export function headlineOf(prompt: string, asked?: string): Headline {
  const text = cleaned(prompt);
  const language = languageOf(text);
  const given = settable(cleaned(asked ?? '')) || settable(quoteIn(text));
  if (given) return headline(unspaced.test(given) ? chunksOf(given) : given.split(' '), null, language);
  const can = settable(text);
  if (unspaced.test(can) && scriptOf(can).script === 'japanese')
    return headline(chunksOf(can), null, language);
  const { words, badge } = strongest(can);
  return headline(asQuestion(words, language), badge, language);
}

function headline(words: readonly string[], badge: string | null, language: Language): Headline {
  const loud = words.map(shout);
  return {
    words: loud,
    highlighted: highlightsOf(loud),
    badge: badge && shout(badge),
    language,
    ...scriptOf(loud.join(' ')),
  };
}

const quoteIn = (text: string): string => {
  const match = quoted.exec(text);
  const told = match ? null : announced.exec(text.slice(0, 600));
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? loudPart(told?.[1] ?? told?.[2] ?? '');
};

/** Where the text begins in capitals, they are it: "with the text NO MERCY and a boxing ring". */
const loudPart = (text: string): string =>
  /^(?:[\p{Lu}\p{N}$€£'!?¿¡%-]{2,}\s?)+(?=\s|$)/u.exec(text.trim())?.[0].trim() ?? text;

const shout = (word: string): string => word.toUpperCase();

/** Commas inside figures stay; everything else that ends a clause splits. */
const clausesOf = (text: string): string[] =>
  text
    .replace(/\s(?:paso a paso|step by step)(?=$|[\s.,;:!])/giu, '. ')
    .split(/(?<!\d)[.,;:](?=\s|$)|[.,;:](?=\s|$)|[()"،。、]|\s[-|]\s|(?<=[!?؟])\s/)
    .map((clause) => clause.trim())
    .filter((clause) => plain(clause) !== '');

/** A question that was cut keeps its marks in pairs. */
function asQuestion(words: readonly string[], language: Language): string[] {
  const whole = [...words];
  const last = whole.at(-1) ?? '';
  const opens = whole.findIndex((word) => word.startsWith('¿') || word.startsWith('¡'));
  if (opens >= 0 && !/[?!]$/.test(last)) whole[opens] = (whole[opens] ?? '').replace(/^[¿¡]+/, '');
  else if (opens < 0 && language === 'es' && last.endsWith('?')) whole[0] = `¿${whole[0] ?? ''}`;
  return whole;
}

function strongest(text: string): { words: string[]; badge: string | null } {
  const told = withoutTimes(text.replace(askedFor, ''));
  const descriptive = askedFor.test(text) || text.split(' ').length > longPrompt;
  const clauses = clausesOf(told);
  const ranked = clauses
    .slice(0, 12)
    .map((clause, place) => ({ ...bestOf(clause, descriptive), place }))
    .sort((a, b) => b.score - b.place * 0.8 - (a.score - a.place * 0.8));
  const best = ranked[0];
  if (!best) return { words: [], badge: null };
  if (best.badge || best.words.some(isNumber)) return best;
  const figure = /(?:[$€£]\s?\d[\d.,]*\d?[kKmM]?|\d[\d.,]*\s?[€$%])/.exec(told)?.[0];
  return { words: best.words, badge: figure ?? null };
}

/** A picture of two times has these words on its halves. */
const twoTimes =
  /(?:^|\s)(?:before (?:and|&) after|antes y despu[eé]s)(?:\s(?:of|de|del)(?=\s))?(?=$|[\s:,.!])/iu;

function withoutTimes(text: string): string {
  const rest = text
    .replace(twoTimes, ' ')
    .replace(/^[\s:,.!-]+/u, '')
    .trim();
  return rest.split(' ').length > 1 ? rest : text;
}

/** Characters of a clause beyond which its hook is preferred. */
const longHook = 28;

/** What makes a headline on its own, whatever else is in the sentence. */
const hooks =
  /last (?:one )?to (?:fall asleep|\p{L}+)(?: the \p{L}+(?= wins?(?:\s|$)))?|[uú]ltim[oa] en \p{L}+|¿?(?:vale|merece) la pena(?= \p{L}+[aei]r )|don.?t \p{L}+ this|no hagas esto/iu;

function bestOf(clause: string, descriptive: boolean): Window {
  const all = tokensOf(clause);
  const fits = fitsWhole(all) && all.join(' ').length <= longHook;
  const hook = fits ? undefined : hooks.exec(clause)?.[0];
  if (hook !== undefined) return { words: askedAs(tokensOf(hook), all), badge: null, score: 7 };
  const money = /[$€£][^$€£]*$/.test(all.at(-1) ?? '');
  const tail = all.length > (money ? 4 : 5) ? trailing.exec(clause) : null;
  const badge = tail ? tail[0].replace(/[?!]+$/, '').trim() : null;
  const bonus = badge ? 2 : 0;
  const words = withoutArticle(trimmed(tokensOf(mainOf(clause, tail))));
  const plainly = !descriptive || !words.some((word) => pictureWords.has(plain(word)));
  if (fitsWhole(words) && plainly) {
    const score = words.reduce((sum, word) => sum + wordScore(word, descriptive), 0);
    return { words: tighter(words) ?? words, badge, score: score + bonus };
  }
  const versus = versusOf(words);
  if (versus) return { words: versus, badge, score: 9 };
  const window = strongestWindow(words, descriptive);
  const cut = beyondLead(words, window.words, descriptive);
  return cut.length > 0
    ? { words: askedAs(tighter(cut) ?? cut, words), badge, score: window.score + bonus }
    : { words: words.slice(0, 3), badge, score: 0 };
}

/** What a long sentence may begin with before it comes to its thing: "I tried to", "I spent a". */
const leadIn =
  /^(?:i (?:tried|had|went|decided|learned|wanted) to|(?:i|we) spent(?: a| an| the| one|(?= \d))|is it(?= \p{L}+ to )|(?:intente|trate de|pase (?:una|la)))\s/iu;

/** The part behind such a beginning, where it names more than what was chosen. */
function beyondLead(words: readonly string[], chosen: string[], descriptive: boolean): string[] {
  const said = words.join(' ').normalize('NFC');
  const lead = leadIn.exec(said.replace(/é/g, 'e'))?.[0];
  if (lead === undefined) return chosen;
  const rest = words.slice(lead.trim().split(' ').length);
  const part = fitsWhole(rest) ? rest : strongestWindow(rest, descriptive).words;
  const named = (list: readonly string[]) =>
    list.filter((word, place) => isTopicWord(word) || isTopicPair(list[place - 1] ?? '', word)).length;
  if (named(part) <= named(chosen)) return chosen;
  const last = part.at(-1) ?? '';
  return /^is it/i.test(lead) && !last.endsWith('?') ? [...part.slice(0, -1), `${last}?`] : [...part];
}

/** Only where that makes a whole clause of a few words fit. */
function withoutArticle(words: string[]): string[] {
  if (fitsWhole(words) || !/^(?:el|la|los|las)$/.test(plain(words[0] ?? ''))) return words;
  const rest = words.slice(1);
  return rest.length <= 5 && rest.join(' ').length <= 35 ? rest : words;
}

/** The beginning of a question is one as well: "¿Merece la pena Netflix?". */
function askedAs(cut: readonly string[], clause: readonly string[]): string[] {
  const [first = '', last = ''] = [cut[0], cut.at(-1)];
  const begins = first === clause[0] && (first.startsWith('¿') || asking.test(plain(first)));
  const asks = begins && (clause.at(-1) ?? '').endsWith('?') && !last.endsWith('?');
  return asks ? [...cut.slice(0, -1), `${last}?`] : [...cut];
}

const asking =
  /^(?:is|are|am|was|can|could|will|would|should|do|does|did|has|have|what|which|who|why|how|where|when)$/;

/** A clause without its tail, which leaves its marks behind. */
const mainOf = (clause: string, tail: RegExpExecArray | null): string =>
  tail ? `${clause.slice(0, tail.index)}${/[?!]+$/.exec(tail[0])?.[0] ?? ''}` : clause;

/** Most characters of a headline that names two sides. */
const longestPair = 34;

/** "MacBook Air M4 vs MacBook Pro M4": both sides, up to three words each, where they make one line. */
function versusOf(words: readonly string[]): string[] | null {
  const at = words.findIndex((word) => /^(?:vs|versus)$/.test(plain(word)));
  if (at < 1 || at === words.length - 1) return null;
  const ends = (list: readonly string[]) => list.findIndex((word) => isStopWord(word));
  const before = words.slice(Math.max(0, at - 3), at).reverse();
  const after = words.slice(at + 1, at + 4);
  const [left, right] = [before, after].map((list) => list.slice(0, ends(list) < 0 ? 3 : ends(list)));
  if (!left?.length || !right?.length) return null;
  const pair = [...left.reverse(), words[at] ?? '', ...right];
  return pair.join(' ').length <= longestPair ? pair : null;
}

const tokensOf = (clause: string): string[] =>
  clause
    .split(' ')
    .map((word) => word.replace(/^[^\p{L}\p{N}$€£#+¿¡]+|[^\p{L}\p{N}%€$!?؟+]+$/gu, ''))
    .filter((word) => plain(word) !== '' || /^[$€£]\d/.test(word))
    .map((word) => (word.length > 24 ? word.slice(0, 24) : word));
