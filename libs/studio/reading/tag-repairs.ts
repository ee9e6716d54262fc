import { type Token, isNoun } from '../understanding/tokens';

const having = /^(?:he|has|ha|hemos|han|haber|habia|es|son|fue|era|esta|estan|ser)$/;
const participle = /(?:ad|id)[oa]s?$/;
/** Nouns with the accent of a past form. */
const accented =
  /^(?:cafe|bebe|pure|pate|chimpance|comite|canape|rubi|jabali|esqui|mani|colibri|chale|bisturi|sofi|jose|andre)$/;
const beforeVerb = /^(?:como|no|me|yo|lo|cuando|ya|que|asi|donde|hoy|ayer)$/;

/**
 * Repairs four errors of the taggers that tear hooks. The tokens are changed in place.
 * @param tokens tokens of a prompt, tagged
 * @param language language of the prompt
 */
export function repairTags(tokens: readonly Token[], language: 'en' | 'es'): void {
  if (language === 'en') repairQuestion(tokens);
  tokens.forEach((token, at) => {
    const before = tokens[at - 1];
    if (language === 'en') repairCounted(tokens, at);
    // "Comida caducada" is a noun with its adjective.
    else if (
      token.pos === 'VERB' &&
      participle.test(token.fold) &&
      before &&
      isNoun(before) &&
      !having.test(before.fold)
    )
      token.pos = 'ADJ';
    // "Cómo ahorré" has a verb, although "ahorro" is a noun.
    else if (
      isNoun(token) &&
      /\p{L}{3}[éí]$/u.test(token.text) &&
      (beforeVerb.test(before?.fold ?? '') || (at === 0 && !accented.test(token.fold)))
    )
      token.pos = 'VERB';
  });
}

/** A plural behind a number that is read as a verb: "10 kitchen tools you will regret buying". */
function repairCounted(tokens: readonly Token[], at: number): void {
  const token = tokens[at];
  if (token?.pos !== 'NUM') return;
  for (let place = at + 1; place < at + 4; place += 1) {
    const [word, next] = [tokens[place], tokens[place + 1]];
    if (!word) return;
    const isPlural = /[^s]s$/.test(word.fold) && word.pos === 'VERB';
    if (isPlural && (!next || /^(?:PRON|AUX|ADP|PUNCT|DET)$/.test(next.pos))) word.pos = 'NOUN';
    if (!isNoun(word) && word.pos !== 'ADJ') return;
  }
}

/** The verb behind a plural in a title with "how" or "why" that has no other verb: "how do power plants work". */
function repairQuestion(tokens: readonly Token[]): void {
  const isOpen = /^(?:how|why)$/.test(tokens[0]?.fold ?? '');
  if (!isOpen || tokens.some(({ pos, fold }) => pos === 'VERB' && !/^(?:do|does|did)$/.test(fold))) return;
  const verb = tokens.find((token, at) => {
    const before = tokens[at - 1];
    return (
      isNoun(token) &&
      before !== undefined &&
      isNoun(before) &&
      /[^s]s$/.test(before.fold) &&
      !/s$/.test(token.fold)
    );
  });
  if (verb) verb.pos = 'VERB';
}
