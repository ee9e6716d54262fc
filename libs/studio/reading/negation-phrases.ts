import type { Token } from '../understanding/tokens';
import type { Phrase } from './reading';
import { clausesOf } from './clauses';
import { wordsOf } from './phrase-words';
import type { PromptText } from './prompt-text';
import { verbPhraseAt } from './verb-phrase';
import { anyOf, wholeWords } from './whole-words';

/** Most words and letters of a hook. */
const most = 4;
const letters = 24;
/** What a picture leaves out, and what is no topic of a video. */
const ofPicture = wholeWords(
  anyOf(`text texts words letters people person faces? logos? watermarks? captions? emojis? borders? clickbait joke kidding ads texto
  letras palabras personas gente caras? logotipos? marcas? emojis bordes broma anuncios t[íi]tulos?`),
);

/** A polite word, with which "without" is an instruction. */
const polite = wholeWords('please|por favor');

/** Phrases of what a title does without: "NO EGGS", "SIN HORNO", "DAIRY-FREE", "SIN DORMIR". */
function excludedIn({ tokens, text, language }: PromptText): string[] {
  const groups: Token[][] = [];
  tokens.forEach((token, place) => {
    if (token.role !== 'avoid') return;
    const before = tokens[place - 1];
    const isOpened =
      /^(?:without|no|sin|zero|cero|nada|minus)$/.test(token.fold) && before?.role !== undefined;
    if (before?.role === 'avoid' && !(isOpened && before.role === 'avoid')) groups.at(-1)?.push(token);
    else groups.push([token]);
  });
  const excluded = groups.map((group) => {
    const cut = group.length > most ? group.slice(0, group.findIndex(isListing)) : group;
    return wordsOf(cut);
  });
  const deeds = tokens.flatMap((token, at): string[] => {
    const verb = tokens[at + 1];
    if (!/^(?:sin|without)$/.test(token.fold) || token.role !== null || !verb || !deed.test(verb.fold))
      return [];
    return [wordsOf([token, ...verbPhraseAt(tokens, at + 1, language, most - 1).tokens])];
  });
  const compounds = [...text.matchAll(wholeWords('no[- ](?:bake|knead|cook|churn|code|spend|buy)', 'g'))];
  return [...excluded, ...deeds, ...compounds.map(([said]) => said.toUpperCase())];
}

/** A verb behind "without" or "sin". */
const deed = /(?:[aei]r(?:me|te|se|l[oa]s?)?|ing)$/;

const isListing = ({ fold, text }: Token, place: number): boolean =>
  place > 1 && (text === ',' || /^(?:or|nor|ni|o|and|y)$/.test(fold));

const negative: Readonly<Record<string, string>> = {
  dont: "DON'T",
  doesnt: "DOESN'T",
  didnt: "DIDN'T",
  cant: "CAN'T",
  cannot: "CAN'T",
  couldnt: "COULDN'T",
  wont: "WON'T",
  shouldnt: "SHOULDN'T",
  never: 'NEVER',
  nobody: 'NOBODY',
  no: 'NO',
  nunca: 'NUNCA',
  jamas: 'JAMÁS',
  nadie: 'NADIE',
};
const auxiliary: Readonly<Record<string, string>> = { do: "DON'T", does: "DOESN'T", did: "DIDN'T" };
const between = /^(?:mas|ever|even|again|se|te|me|lo|la|los|las|le|les|nos|supposed|ha|he|han)$/;

/** Returns true for a verb behind a negative word; behind "don't" and "do not" every word but an adverb is one. */
const isDeed = ({ pos }: Token, word: string, between: number): boolean =>
  pos === 'VERB' ||
  (pos === 'AUX' && between > 0) ||
  (/^(?:DON|DO|CAN|WON|NUNCA|JAM)/.test(word) && /^(?:ADJ|NOUN)$/.test(pos));

/** Phrases of negated verbs: "NEVER SKIP LEG DAY", "NO PUEDEN VOLAR", "DON'T OPEN THIS". */
function deniedIn({ tokens, language }: PromptText): string[] {
  const asked = new Set(
    clausesOf(tokens)
      .filter(({ mark }) => mark === '?')
      .flatMap((clause) => clause.tokens),
  );
  return tokens.flatMap((token, at): string[] => {
    if (token.role !== null || asked.has(token)) return [];
    const split = token.fold === 'not' ? auxiliary[tokens[at - 1]?.fold ?? ''] : undefined;
    const isNoOne = token.fold === 'one' && tokens[at - 1]?.fold === 'no';
    const word = isNoOne ? 'NO ONE' : (split ?? negative[token.fold]);
    if (word === undefined || (language === 'en' && /^(?:no|nunca|jamas|nadie)$/.test(token.fold))) return [];
    let place = at + 1;
    const middle: Token[] = [];
    for (
      let next = tokens[place];
      next && between.test(next.fold) && middle.length < 2;
      next = tokens[place]
    ) {
      if (next.fold !== 'ever') middle.push(next);
      place += 1;
    }
    const verb = tokens[place];
    if (!verb || verb.role !== null || !isDeed(verb, word, middle.length)) return [];
    const phrase = verbPhraseAt(tokens, place, language, most - word.split(' ').length - middle.length);
    const lead = [...word.split(' '), ...middle.map(({ text }) => text.toUpperCase())];
    const whole = [...lead, wordsOf(phrase.tokens)].join(' ');
    // "Never buy this" stands for a verb whose object is too long.
    if (!phrase.isCut && whole.replaceAll(' ', '').length <= letters) return [whole];
    if (middle.some(({ fold }) => fold === 'se'))
      return [[...lead, wordsOf(phrase.tokens.slice(0, 1))].join(' ')];
    const pointer = language === 'es' ? 'ESTO' : 'THIS';
    const bare = phrase.isCut ? phrase.tokens : phrase.tokens.slice(0, 1);
    return lead.length + bare.length < most ? [[...lead, wordsOf(bare), pointer].join(' ')] : [];
  });
}

/**
 * The phrases of a title that deny something. A description says by "without" what its picture leaves out, so that it has none.
 * @param prompt the prompt
 */
export const negationPhrases = (prompt: PromptText): Phrase[] =>
  prompt.isDescribed
    ? []
    : [
        ...excludedIn(prompt)
          .filter((text) => !ofPicture.test(text) && !polite.test(prompt.text))
          .map((text): Phrase => ({ text, kind: 'negation', certainty: 0.8 })),
        ...deniedIn(prompt)
          .filter((text) => !ofPicture.test(text))
          .map((text): Phrase => ({ text, kind: 'negation', certainty: 0.72 })),
      ];
