import { fieldLines } from '../knowledge/fields';
import { phraseLines, senseLines } from '../knowledge/senses';
import { plain } from '../knowledge/words';
import { drawingOf, isLoose, isNounBeginning, longestNoun } from './nouns';
import { type Token, isNoun, textOf } from './tokens';

type Sense = { context: RegExp; id: string };

const senses: ReadonlyMap<string, readonly Sense[]> = tableOf(
  // The senses of a field come first, because its context is more exact than that of a single word.
  `${linesOfFields(fieldLines)}\n${senseLines}`,
);

/**
 * The lines of `senseLines` that the senses of fields stand for, one for each word.
 * @param lines `field | context | word word > drawing, word > drawing`
 */
function linesOfFields(lines: string): string {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const [from, to] = [line.indexOf('|'), line.lastIndexOf('|')];
      const context = line.slice(from + 1, to).trim();
      if (to <= from || context === '') throw new Error(`No field of senses: "${line}"`);
      return line
        .slice(to + 1)
        .split(',')
        .flatMap((sense) => {
          const [words = '', id = ''] = sense.split('>').map((part) => part.trim());
          return words.split(' ').map((word) => `${word} | ${context} | ${id}`);
        });
    })
    .join('\n');
}

function tableOf(lines: string): ReadonlyMap<string, readonly Sense[]> {
  const table = new Map<string, Sense[]>();
  for (const line of lines.split('\n').filter((text) => text.trim() !== '')) {
    const from = line.indexOf('|');
    const to = line.lastIndexOf('|');
    const context = line.slice(from + 1, to).trim();
    if (from < 0 || to <= from || context === '') throw new Error(`No sense of a word: "${line}"`);
    const word = line.slice(0, from).trim();
    const list = table.get(word) ?? [];
    list.push({ context: new RegExp(context, 'u'), id: line.slice(to + 1).trim() });
    table.set(word, list);
  }
  return table;
}

/** The fields whose words name no thing beside a noun of the field, with the words for its nouns. */
const namingFields: readonly { context: RegExp; nouns: ReadonlySet<string> }[] = fieldLines
  .split('\n')
  .filter((line) => line.startsWith('*'))
  .map((line) => ({
    context: new RegExp(line.slice(line.indexOf('|') + 1, line.lastIndexOf('|')).trim(), 'u'),
    nouns: new Set(
      line
        .slice(line.lastIndexOf('|') + 1)
        .split(',')
        .flatMap((sense) => (sense.split('>')[0] ?? '').trim().split(' ')),
    ),
  }));

/** Marks the words of a field that stand beside a noun of the field. */
function markFields(folded: string, tokens: readonly Token[]): void {
  for (const { context, nouns } of namingFields) {
    if (!context.test(folded)) continue;
    const isOfField = ({ fold, stem }: Token): boolean => nouns.has(fold) || nouns.has(stem);
    if (!tokens.some(isOfField)) continue;
    for (const token of tokens) if (!isOfField(token) && context.test(token.fold)) token.isField = true;
  }
}

/** Drawings by set phrase, without accents; an empty name if no drawing shows the phrase. */
const phrases: ReadonlyMap<string, string> = new Map(
  phraseLines.split('\n').flatMap((line) => {
    const [id = '', words = ''] = line.split(': ');
    return words
      .split(', ')
      .filter(Boolean)
      .map((phrase) => [phrase.split(' ').map(plain).join(' '), id === 'none' ? '' : id] as const);
  }),
);
const beginnings = new Set([...phrases.keys()].map((phrase) => phrase.split(' ')[0] ?? ''));
const longestPhrase = 6;

/** The drawing of a set phrase, or of a noun table phrase that has other words than nouns: "pintar una pared". */
function idOf(span: readonly Token[], language: 'en' | 'es'): string | undefined {
  const known = phrases.get(span.map(({ fold }) => fold).join(' '));
  if (known !== undefined || span.length < 2 || span.length > longestNoun) return known;
  if (!span.some(({ pos }) => pos === 'VERB' || pos === 'DET' || pos === 'ADP')) return undefined;
  if (span.some(({ pos }) => pos === 'PUNCT')) return undefined;
  const words = textOf(span);
  const id = drawingOf(words, language);
  return id !== null && !isLoose(words, id, language) ? id : undefined;
}

/** Sets `sense` of all tokens of each set phrase to the drawing of the phrase. */
function decidePhrases(tokens: readonly Token[], language: 'en' | 'es'): void {
  for (let at = 0; at < tokens.length; at += 1) {
    const first = tokens[at]?.fold ?? '';
    if (!beginnings.has(first) && !isNounBeginning(first)) continue;
    for (let length = longestPhrase; length > 0; length -= 1) {
      const span = tokens.slice(at, at + length);
      const id = span.length === length ? idOf(span, language) : undefined;
      if (id === undefined) continue;
      for (const token of span) {
        if (id === 'frame') token.role ??= 'frame';
        else token.sense ??= id;
        // The tokens of "corte de pelo" and "credit cards" are nouns, although a tagger may read them as verbs.
        if (token.pos === 'VERB' && id !== '' && id !== 'frame') token.pos = 'NOUN';
      }
      break;
    }
  }
}

/** Spanish pronouns that only a verb follows: "lo cuento", "me caso". */
const clitic = /^(?:me|te|se|lo|le|nos|os|les)$/;

/** Gives words behind a Spanish pronoun no drawing, because they are verbs that look like nouns: "casi no lo cuento". */
function decideVerbs(tokens: readonly Token[]): void {
  for (const [at, token] of tokens.entries())
    if (clitic.test(tokens[at - 1]?.text.toLowerCase() ?? '') && /^\p{Ll}/u.test(token.text))
      token.sense ??= '';
}

/**
 * Marks the verb of an English question, which a tagger may read as the second noun of a compound: "why do cats purr".
 */
function decideQuestions(tokens: readonly Token[]): void {
  const at = tokens.findIndex(({ fold }) => /^(?:do|does|did)$/.test(fold));
  if (at < 1 || !/^(?:why|how|what|when|where)$/.test(tokens[at - 1]?.fold ?? '')) return;
  const end = tokens.findIndex((token, place) => place > at && !isNoun(token));
  const nouns = tokens.slice(at + 1, end < 0 ? tokens.length : end);
  const last = nouns.at(-1);
  const isVerb = nouns.length === 2 || (last !== undefined && drawingOf(last.text, 'en') === null);
  if (last && nouns.length > 1 && isVerb && tokens[end]?.pos !== 'VERB') last.pos = 'VERB';
}

/** Number of characters of a prompt that are searched for the context of a word. */
const reach = 600;

/**
 * Sets `sense` of the tokens of set phrases and of words with two senses: the drawing of the sense that the rest of
 * the prompt decides, or an empty name if the illustration set has no drawing of this sense.
 * @param text the prompt
 * @param tokens tokens of the text; the function sets `sense` of some tokens
 * @param language language of the text
 */
export function decideSenses(text: string, tokens: readonly Token[], language: 'en' | 'es'): void {
  decidePhrases(tokens, language);
  if (language === 'es') decideVerbs(tokens);
  else decideQuestions(tokens);
  const folded = text
    .slice(0, reach)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  for (const token of tokens) {
    if (token.sense !== undefined) continue;
    const known = senses.get(token.stem) ?? senses.get(plain(token.text));
    const decided = known?.find(({ context }) => context.test(folded));
    if (decided) token.sense = decided.id;
  }
  markFields(folded, tokens);
}
