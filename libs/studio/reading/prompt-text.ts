import type { Knowledge } from '../planning/draft';
import { cleaned } from '../understanding/headline';
import { languageIn } from '../understanding/language';
import { type Avoided, avoidedIn } from '../understanding/negation';
import { unasked } from '../understanding/request-words';
import { decideSenses } from '../understanding/senses';
import { correctTags } from '../understanding/tag-corrections';
import { tagged } from '../understanding/tagging';
import type { Token } from '../understanding/tokens';
import { isDescription } from './description';
import { instructs, layoutWord } from './picture-words';
import { repairTags } from './tag-repairs';

/** A prompt as the readers of this folder see it. */
export type PromptText = {
  /** The prompt without markup, without the words that ask for a picture, and in small letters if it was all in capitals. */
  text: string;
  /** The language of the grammar that reads the prompt. */
  language: 'en' | 'es';
  /** True for a prompt in another language, of which only numbers, texts to write and short clauses are read. */
  isForeign: boolean;
  /** Words and marks of `text` with parts of speech; texts to write have the role `quoted`, words of layout `layout`. */
  tokens: readonly Token[];
  avoided: readonly Avoided[];
  /** True if the prompt describes a picture or instructs its layout; false for a title. */
  isDescribed: boolean;
};

/** Number of characters of a prompt that are read. */
const reach = 1000;

/**
 * Splits a prompt into words and tells a title from a description.
 * @param prompt the prompt as written
 * @param asked texts that the picture must show
 * @param taggers taggers that are loaded
 */
export function promptText(
  prompt: string,
  asked: readonly { text: string }[],
  taggers: Knowledge['taggers'],
): PromptText {
  const whole = cleaned(prompt).slice(0, reach);
  const text = calm(unasked(whole));
  const { read: language, language: written } = languageIn(withoutTexts(text, asked));
  const tokens = tagged(text, language, taggers);
  correctTags(tokens, language);
  repairTags(tokens, language);
  decideSenses(text, tokens, language);
  for (const { text: said } of asked) claim(text, tokens, said);
  const avoided = avoidedIn(text, tokens, language);
  const isInstructed = instructs.test(withoutTexts(text, asked)) || text.length < whole.length - 8;
  const isDescribed = isDescription(text, tokens, isInstructed);
  if (isDescribed)
    for (const token of tokens)
      if ((layoutWord.test(token.text) || pictureNoun.test(token.fold)) && !drawn.test(token.fold))
        token.role ??= 'layout';
  const isForeign = written !== 'en' && written !== 'es';
  return { text, language, isForeign, tokens, avoided, isDescribed };
}

/** Nouns of a picture besides the words of layout. */
const pictureNoun =
  /^(?:vs|versus|letters?|words?|titles?|headline|letras?|palabras?|titulos?|titular|style|estilo|lighting|iluminacion|tones?|tonos?)$/;

/** Words of layout that are also names of things. */
const drawn =
  /^(?:logo|watermark|frame|camera|foto|photo|photograph|portrait|retrato|sign|arrows?|flechas?|face|cara)$/;

const calm = (text: string): string => (/\p{Ll}/u.test(text) || text.length < 6 ? text : text.toLowerCase());

const withoutTexts = (text: string, asked: readonly { text: string }[]): string => {
  const rest = asked.reduce((said, { text: words }) => said.replace(words, ' '), text);
  return /\p{L}{2}/u.test(rest) ? rest : text;
};

/** Gives the tokens of a text to write the role `quoted`. */
function claim(text: string, tokens: readonly Token[], said: string): void {
  const at = text.indexOf(said);
  if (at < 0) return;
  for (const token of tokens) if (token.at >= at && token.at < at + said.length) token.role = 'quoted';
}
