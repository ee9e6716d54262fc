import type { Illustration } from '../knowledge/illustrations';
import type { Subject } from '../understanding/subject';
import type { Understanding } from '../understanding/understand';

/** Drawings of people who smile: faces, and people with a trade in the clothes of today. */
const smiling =
  /^(?:(?:wo)?man|girl|boy|child|baby|older-person|old-(?:wo)?man|student|teacher|technologist|scientist|office-worker|factory-worker|mechanic|cook|farmer|judge|pilot|artist|singer|health-worker|firefighter|police-officer|guard|detective|construction-worker|princess|prince|person-with-(?:veil|crown|skullcap)|superhero|ninja|mage|fairy|santa-claus)(?:-|$)/;

/** Words of bad events. A smiling drawing would contradict them. */
const gloomy =
  /\b(?:death|dead|die[sd]?\b|dying|kill|murder|crime|cult\b|missing|vanish|disappear|kidnap|fake[ds]?\b|fraud|lie[sd]?\b|liar|prison|jail|trial|guilty|accus|arrest|curse|worse|worst|wrong|never|hate|won['’]?t|can['’]?t|doesn['’]?t|refus|bit(?:e|es|ing)\b|tantrum|scream|bull(?:y|ied)|cry|fired\b|quit\b|problem|sick\b|muert|muri|mata\b|mato\b|asesin|crimen|secta\b|desaparec|secuestr|fraude|mentir|carcel|juicio|culpable|maldit|peor|nunca|odia|no (?:quiere|puede|duerme|come|para|deja)\b|muerd|berrinche|rabieta|grit|llor|acoso|despid|enferm|infierno|tragedia|oscur)/u;

/** Words of historic times, in which people wore other clothes than today. */
const historic =
  /\b(?:plague|medieval|victorian|ancient|romans?\b|egypt|viking|samurai|middle ages|1[0-8]\d\ds?\b|1[0-8]th century|peste\b|edad media|antigu[oa]s?\b|romanos?\b|vikingo|siglo)/u;

/** Moods of a prompt that a smile contradicts. */
const badMood = /^(?:scared|sad|angry|tired|screaming)$/;

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/**
 * Returns true if a hero contradicts its prompt: a person who smiles at a bad event, or a person in the clothes of
 * today in another time.
 * @param hero the drawing of the hero
 * @param understanding the understanding of the prompt
 * @param prompt the prompt as the creator wrote it
 */
export function contradicts(
  { id, group }: Illustration,
  { mood }: Pick<Understanding, 'mood'>,
  prompt: string,
): boolean {
  if (group > 1 || !smiling.test(id)) return false;
  const text = folded(prompt);
  return badMood.test(mood?.name ?? '') || gloomy.test(text) || historic.test(text);
}

/**
 * Returns true if a prompt is about a bad, sad or frightening event, which a smile contradicts.
 * @param prompt the prompt as the creator wrote it
 */
export const isGrave = (prompt: string): boolean => {
  const text = folded(prompt);
  return gloomy.test(text) || dark.test(text);
};

/** Words of crimes and riddles, whose pictures are dark. */
const dark =
  /\b(?:myster|unsolved|enigma|riddle of|murder|killer|serial kill|crime|criminal|robber|heist|cult\b|vanish|disappear|kidnap|haunt|curse|creepy|horror|ghost|mister|sin resolver|asesin|crimen|criminal|atraco|ladron|secta\b|desaparec|secuestr|embruj|maldi[ct]|miedo|terror|fantasma|abandoned (?:\p{L}+ )?(?:hospital|house|hotel|school|park|mall|village|town|city|mansion|factory|asylum|prison|church|mine|station)|(?:hospital|casa|hotel|escuela|parque|centro comercial|pueblo|ciudad|mansion|fabrica|carcel|iglesia|mina|estacion) abandonad|footsteps?\b|(?:found|encontr\p{L}+|hall\p{L}+) (?:in|under|beneath|en|bajo) (?:the|our|my|el|la|mi) (?:basement|attic|walls?|floor|sotano|atico|pared|suelo)|(?:nobody|no one|never) (?:returned|came back|sleeps?|dares)|don['’]?t (?:enter|open the)|nightmare|pisadas\b|nadie (?:quiere (?:dormir|entrar|vivir)|se atreve|volvio|vuelve|entra|duerme)|no (?:entres|abras)\b|pesadilla|cementerio|graveyard|cemetery)/u;

/**
 * Returns true if a picture is dark because its prompt is frightening, or is about a crime or a riddle.
 * @param prompt the prompt as the creator wrote it
 * @param subject the subject of the picture
 */
export const isDark = (prompt: string, { theme, emotion }: Pick<Subject, 'theme' | 'emotion'>): boolean =>
  theme === 'horror' || emotion === 'fear' || (!lively.has(theme) && dark.test(folded(prompt)));

/** Kinds of topic that stay colorful although a word of the prompt is dark: a horror game, a meal of ghost peppers. */
const lively = new Set<Subject['theme']>(['gaming', 'food', 'music', 'fitness']);
