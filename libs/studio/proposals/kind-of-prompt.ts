import type { Intent } from '../knowledge/intents';
import { kindOf } from '../knowledge/intents';
import type { Understanding } from '../understanding/understand';
import { figureOf } from '../understanding/figures';
import { textToRead, topicsOf } from '../understanding/topics-of';
import type { ProposalKind } from './phrases';
import { type Clause, isNominal } from './sentence';

/** Kinds that the grammar of a prompt decides. A topic alone does not decide them. */
const ofGrammar = new Map<Intent, ProposalKind>([
  ['challenge', 'challenge'],
  ['tutorial', 'tutorial'],
  ['review', 'review'],
  ['before-after', 'before-after'],
  ['list', 'list'],
  ['news', 'news'],
  ['reaction', 'reaction'],
  ['vlog', 'vlog'],
]);
/** Kinds that a topic decides if the grammar does not. */
const ofTopic = new Map<Intent, ProposalKind>([
  ['food', 'food'],
  ['gaming', 'gaming'],
  ['horror', 'horror'],
  ['music', 'music'],
]);

const asking = /^(?:what|who|where|when|which|que|quien|donde|cuando|cual|cuanto)$/;
const mistakes = /^(?:mistakes?|errores|fallos)$/;
const aboutMoney =
  /^(?:sav(?:ed|e|ing)|earn(?:ed|ing)?|invest\w*|paid|debt|budget|made|ahorr\w*|gan[eoé]|ganar|invert\w*|deudas?|sueldo)$/;
const journey =
  /^(?:trip|travel\w*|days?|weekend|week|itinerary|visit\w*|backpacking|road|viaj\w*|ruta|dias?|semana|escapada|visit\w*|ver)$/;
const trip = /^(?:trip|road-?trip|backpacking|viaje|ruta|escapada)$/;
const reviewed = /^(?:review\w*|worth|opinion|resena|analisis|unboxing|pena|later|despues)$/;
const recipe =
  /^(?:cake|bread|recipes?|ingredients?|homemade|grandma\w*|casero|casera|receta|recetas|ingredientes|abuela)$/;

/**
 * Returns the kind of a prompt, which decides the phrases around the words of the prompt.
 * @param text the cleaned prompt
 * @param understanding understanding of the prompt
 * @param clauses clauses of the prompt
 */
export function kindOfPrompt(
  text: string,
  understanding: Understanding,
  clauses: readonly Clause[],
): ProposalKind {
  const { form, sides, described, tokens } = understanding;
  if (form === 'versus' && sides.length === 2) return 'versus';
  if (described && !isSpoken(clauses)) return 'scene';
  const [first, second] = clauses[0] ?? [];
  const says = (pattern: RegExp): boolean => tokens.some(({ fold }) => pattern.test(fold));
  if (first?.fold === 'why' || (first?.fold === 'por' && second?.fold === 'que')) return 'why';
  if (/^(?:stop|dont|never|deja|nunca)$/.test(first?.fold ?? '')) return 'advice';
  const said = kindOf(text);
  if (form === 'before-after') return 'before-after';
  if ((said === 'list' || said === 'tutorial') && first?.pos === 'NUM' && says(mistakes)) return 'mistakes';
  const topic = topicsOf(textToRead(text), figureOf(text))[0]?.intent;
  // "I bought a house" tells what happened, and is no review without a word for one.
  if (said === 'review' && isOfSpeaker(clauses[0] ?? []) && !says(reviewed)) return 'story';
  if (said === 'tutorial' && topic === 'food' && !says(/^(?:how|como|learn|aprende)$/)) return 'food';
  const grammar = said && ofGrammar.get(said);
  if (grammar && (grammar !== 'challenge' || isChallenge(clauses[0] ?? []))) return grammar;
  if (/[?¿]/.test(text)) return 'question';
  if (says(/^(?:learn|learning|aprend\w*)$/)) return 'story';
  if (first?.pos === 'NUM' && second && isNominal(second) && second.role !== 'number') return 'list';
  if (says(trip) || (understanding.place?.name && says(journey))) return 'travel';
  const hasSum = tokens.some(({ text: word }) => /[$€£]/.test(word));
  if (says(aboutMoney) || (hasSum && topic === 'money')) return 'money';
  const named = topic && ofTopic.get(topic);
  const hasVerb = (clauses[0] ?? []).some(({ pos }) => pos === 'VERB');
  if (named === 'food') return says(recipe) || !hasVerb ? 'food' : 'general';
  if (named) return named;
  if (/^(?:how|como)$/.test(first?.fold ?? '')) return 'story';
  if (asking.test(first?.fold ?? '')) return 'topic';
  if (isOfSpeaker(clauses[0] ?? [])) return 'story';
  return hasVerb ? 'general' : 'topic';
}

/** Returns true for a clause about what the speaker did, for how long, or with the word "challenge". */
const isChallenge = (clause: Clause): boolean =>
  isOfSpeaker(clause) ||
  clause.some(
    ({ role, fold }) => role === 'number' || /^(?:challenges?|retos?|desafios?|last|ultimo)$/.test(fold),
  );

/** Returns true if the first clause is a sentence of the speaker, such as "I quit my job". */
const isOfSpeaker = ([first]: Clause): boolean =>
  first !== undefined &&
  (/^(?:i|we|how)$/.test(first.fold) || (first.pos === 'VERB' && /(?:é|í|o|amos|imos)$/.test(first.text)));

/** Returns true for a prompt that begins with its speaker or with a span of time: it is no description of a picture. */
const isSpoken = (clauses: readonly Clause[]): boolean => {
  const [first, second] = clauses[0] ?? [];
  const isSpan = second?.role === 'number' && (first?.role === 'number' || first?.pos === 'NUM');
  return isSpan || /^(?:i|we|my|mi|mis)$/.test(first?.fold ?? '');
};
