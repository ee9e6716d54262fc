import { bareText, quotePattern, spoken } from './bare-text';

const wordNoun =
  '(?:words?|texts?|title|headline|phrase|letters?|number|palabras?|textos?|titulo|frase|letras?|numero)';
const article = '(?:(?:the|a|an|this|la|el|las|los|un|una|mi|my)\\s+)?';

const onlyBefore = new RegExp(
  `(?<!\\p{L})(?:only|just|nothing but|solo|solamente|unicamente|nada mas que)\\s+(?:(?:with|con)\\s+)?${article}(?:${wordNoun}\\s+)${quotePattern}|(?<!\\p{L})(?:only|just|solo|solamente|unicamente)\\s+${quotePattern}`,
  'u',
);
const nothingElse = spoken(
  'nothing else|no (?:drawings?|pictures?|images?|illustrations?|objects?)|text only|only text|words only|only words|nada mas|sin (?:dibujos?|imagenes|ilustraciones|objetos)|solo (?:el )?texto',
);

const sign = '(?:circle|ring|circulo)s?';
const ringBefore = new RegExp(
  `(?<!\\p{L})${sign}\\s+(?:around|alrededor de|rodeando|over|on)\\s+(?:(?:the|it|la|el|su)(?!\\p{L})\\s*)?(?:${wordNoun}(?!\\p{L})\\s*)?${quotePattern}`,
  'u',
);
const ringOnNoun = new RegExp(
  `(?<!\\p{L})${sign}\\s+(?:(?:around|rodeando|surrounding)\\s+|alrededor del?\\s+)(?:(?:the|la|el)\\s+)?${wordNoun}(?!\\p{L})`,
  'u',
);
const ringBehind = new RegExp(
  `${quotePattern}[^.;]{0,40}(?<!\\p{L})${sign}\\s+(?:\\p{L}+\\s+)?(?:around (?:it|them)|alrededor(?! del?(?!\\p{L})))`,
  'u',
);
const encircled = new RegExp(
  `${quotePattern}\\s+(?:(?:in|en)\\s+\\p{L}+\\s+)?(?:circled|encircled|surrounded by|inside|dentro de|rodead[oa] (?:de|por)|en un circulo)(?!\\p{L})[^.;,]{0,24}`,
  'u',
);

/**
 * Returns true if a prompt asks for its quoted words and no drawing: "only the word \"ZERO\"", "nothing else".
 * @param prompt the prompt as the creator wrote it
 */
export function asksOnlyWords(prompt: string): boolean {
  const bare = bareText(prompt);
  if (!/§/u.test(bare)) return false;
  return onlyBefore.test(bare) || nothingElse.test(bare);
}

/**
 * Returns true if a prompt asks for a ring around its quoted words: "a red circle around the word \"FREE\"".
 * @param prompt the prompt as the creator wrote it
 */
export function ringsWords(prompt: string): boolean {
  const bare = bareText(prompt);
  if (!/§/u.test(bare)) return false;
  if (ringBefore.test(bare) || ringOnNoun.test(bare) || ringBehind.test(bare)) return true;
  return encircled.test(bare) && new RegExp(`(?<!\\p{L})${sign}(?!\\p{L})`, 'u').test(bare);
}
