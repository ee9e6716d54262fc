import { type Token, isNoun } from '../understanding/tokens';
import { runsIn } from './capital-runs';
import { deedsIn } from './deeds';
import { wholeNounPhrase } from './noun-phrase';
import { wordsOf } from './phrase-words';
import type { PromptText } from './prompt-text';
import type { Phrase } from './reading';
import { strongNoun, strongVerb } from './strong-words';
import { superlativesIn } from './superlatives';
import { verbPhraseAt } from './verb-phrase';

const most = 4;
/** Verbs that say little without their object. */
const weak =
  /^(?:is|are|was|were|am|be|have|had|has|do|did|does|get|got|go|went|make|made|let|lets|says?|said|es|son|era|fue|hay|ha|he|dice|dijo|hacer|ver|tener)$/;
const change =
  /(?<!\p{L})(?:from|de) ((?:\p{L}+ )?[\p{L}\d$€]+) (?:to|a) ((?:\p{L}+ )?[\p{L}\d$€]+)(?=\s*(?:$|[,.;:!?(]|in\b|en\b|at\b|with\b|of\b|de\b))/iu;

const isOpen = ({ role }: Token): boolean => role === null || role === 'place' || role === 'time';

/** Noun phrases that promise to tell something: "THE REAL REASON", "EL SECRETO". */
function promisesIn({ tokens, language }: PromptText): Phrase[] {
  return tokens.flatMap((token, at): Phrase[] => {
    if (!strongNoun.test(token.fold) || !isOpen(token) || !isNoun(token)) return [];
    let from = at;
    while (from > 0 && /^(?:ADJ|DET|NUM)$/.test(tokens[from - 1]?.pos ?? '') && at - from < 3) from -= 1;
    const article = tokens[from];
    if (!article || article.pos !== 'DET' || tokens[at + 1]?.pos === 'ADJ') return [];
    const whole = wholeNounPhrase(tokens, from, language);
    const phrase = whole.length <= most && whole.includes(token) ? whole : tokens.slice(from, at + 1);
    return [{ text: wordsOf(phrase), kind: 'strong', certainty: 0.68 }];
  });
}

/** What a title tells the viewer to do or what it does: "STOP OVERTHINKING", "BUILDING A CABIN". */
function openingOf({ tokens, language }: PromptText): Phrase[] {
  const [first] = tokens;
  if (!first || first.role !== null || first.pos !== 'VERB' || weak.test(first.fold)) return [];
  if (language === 'es' && (/(?:é|í|amos|imos)$/.test(first.text) || strongVerb.test(first.fold))) return [];
  const { tokens: phrase, isCut } = verbPhraseAt(tokens, 0, language, most);
  return phrase.length < 2 || isCut ? [] : [{ text: wordsOf(phrase), kind: 'strong', certainty: 0.63 }];
}

/** Words that a title emphasizes by capitals. */
const loudIn = ({ text, tokens }: PromptText): Phrase[] =>
  runsIn(text)
    .filter(
      ({ loud, at, end }) =>
        loud.length > 0 &&
        !tokens.some((token) => token.role === 'quoted' && token.at >= at && token.at < end),
    )
    .map(({ text: said }) => ({ text: said, kind: 'strong', certainty: said.includes(' ') ? 0.72 : 0.5 }));

/** What happens to a thing: "VENICE IS SINKING". */
function happeningIn({ tokens, language }: PromptText): Phrase[] {
  if (language === 'es') return [];
  return tokens.flatMap((token, at): Phrase[] => {
    const [copula, act] = [tokens[at + 1], tokens[at + 2]];
    if (
      !isNoun(token) ||
      !copula ||
      !/^(?:is|are|was|were)$/.test(copula.fold) ||
      !act ||
      !/\p{L}{2}ing$/u.test(act.fold)
    )
      return [];
    let from = at;
    while (from > 0 && /^(?:NOUN|PROPN|ADJ)$/.test(tokens[from - 1]?.pos ?? '')) from -= 1;
    const said = tokens.slice(from, at + 3);
    const lead = tokens[from - 1]?.pos === 'DET' ? tokens[from - 2] : tokens[from - 1];
    // The subject of "the lighthouse in the world is falling" is not the world.
    if (lead?.pos === 'ADP') return [];
    return said.length <= most ? [{ text: wordsOf(said), kind: 'strong', certainty: 0.67 }] : [];
  });
}

/**
 * Strong verbs, superlatives and promises of a title.
 * @param prompt the prompt
 */
export function strongPhrases(prompt: PromptText): Phrase[] {
  if (prompt.isDescribed) return [];
  const changed = change.exec(prompt.text);
  const changes: Phrase[] = changed
    ? [
        {
          text: `${changed[1]} ${prompt.language === 'es' ? 'A' : 'TO'} ${changed[2]}`.toUpperCase(),
          kind: 'strong',
          certainty: 0.72,
        },
      ]
    : [];
  const superlatives = superlativesIn(prompt).map((text): Phrase => ({
    text,
    kind: 'strong',
    certainty: 0.72,
  }));
  return [
    ...changes,
    ...loudIn(prompt),
    ...deedsIn(prompt),
    ...happeningIn(prompt),
    ...superlatives,
    ...promisesIn(prompt),
    ...openingOf(prompt),
  ];
}
