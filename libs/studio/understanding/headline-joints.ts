import { isTopicPair } from './lexicon';
import { isNumber, isStopWord, plain } from '../knowledge/words';

const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

const dangling =
  set(`a an the and or but of to in on at by for from with without into onto over under about as than is
  are was were be been being am my your his her their our its this's very so just more most who which when where how why if
  while because i im ive we they he she has have had will would can could should not no do does did every each some any
  el la los las un una unos unas y e o u pero de del al a en con sin por para sobre entre hasta desde como que cual
  cuando donde porque su sus mi mis tu tus muy mas menos tan cada se me te lo nos es son era ser esta estan este
  nuestro nuestra si ni soy he ha han hay fue ese esa estos estas mientras ultimo primer primera gran
  vs versus contra around through across along behind against near beyond between during hacia worth vale merece best mejor mejores peor peores worst new like tu te let lets going
  в на с и за для по из от к о у не а но как что`);
const articles = set('a an the el la los las un una unos unas');
const spanishArticles = set('el la los las un una');
const owners = set('my your our his her their mi mis tu tus su sus nuestro nuestra');
const pointers = set('this that these those este esta esto estos estas ese esa eso');
const objects = set('you me us them him it himself yourself me te se nos lo le les');
const clitics = set('me te se nos him them us it');
const ofs = set('of de del');
const prepositions = set(
  `in on at by for from with without into over under a en con sin por para sobre entre desde
  around through across along inside behind against near beyond between during hacia`,
);
const ands = set('and or y o e u');
const clauses =
  set(`nobody nadie everyone who whom which that when while because if until after before where que quien cuando
  mientras porque si hasta donde antes despues desde since unless aunque i we they he she nobodys`);
const auxiliaries =
  set(`is are was were has have had will can cannot wont dont cant does did do should would could
  es son era eran esta estan fue fueron ha han`);
const negations = set('no not never nunca dont cant wont doesnt isnt arent didnt jamas');
const intensifiers = set('mas menos most least more less muy very too so tan super highly');
const versusWords = set('vs versus contra');
const seriesWords = set(
  'top day dia part parte level nivel season temporada episode episodio ep chapter capitulo',
);
const leaders =
  set(`mejor mejores peor peores primer primera primeros ultimo ultima ultimos nuevo nueva best worst first
  last new old real fake secret entire whole only perfect gran`);
const times = set(
  `today tomorrow now again forever always tonight online together right hoy ahora manana siempre juntos otra`,
);
const wanting = set('need want have going trying used how able ready');
const leaning = set('about like into than as');
const halves = set('haunted real air');

/** Words in -est that compare nothing. */
const unlike =
  /^(?:test|guest|request|west|forest|interest|honest|quest|chest|contest|protest|nest|rest|budapest)$/;
const superlative = (bare: string): boolean => bare.length > 4 && bare.endsWith('est') && !unlike.test(bare);

/**
 * Whether a word sets its noun above or before all others: "scariest", "mejor", "first".
 * @param word as written
 */
export const leads = (word: string): boolean => leaders.has(plain(word)) || superlative(plain(word));

/** Words in -ly that are no adverbs. */
const unadverbial =
  /^(?:family|italy|only|early|daily|ugly|deadly|friendly|july|fly|reply|supply|belly|jelly|bully|weekly|lonely|likely|ally|rally|silly|holy|curly|assembly|apply|anomaly)$/;

/**
 * Whether a word only describes how something is done and can be left out of a headline: "secretly".
 * @param word as written
 */
export const isAdverb = (word: string): boolean => {
  const bare = plain(word);
  return (
    (bare.length > 4 && bare.endsWith('ly') && !unadverbial.test(bare)) ||
    (bare.length > 8 && bare.endsWith('mente'))
  );
};

/**
 * Whether a word turns its sentence around: "never", "don't".
 * @param word as written
 */
export const denies = (word: string): boolean => negations.has(plain(word));

/**
 * Whether a word begins a clause of its own within a sentence: "the truth nobody tells".
 * @param word as written
 */
export const opensClause = (word: string): boolean => clauses.has(plain(word));

/**
 * Whether a headline may end with a word.
 * @param word as written; with a mark behind it any word may
 */
export const canEnd = (word: string): boolean => !dangling.has(plain(word)) || /[?!]$/.test(word);

/** Small words that a sentence may end with, where nothing was cut: "is over", "it really is". */
const closing = set('over off on about is are was does like');

/**
 * Whether a sentence that is not cut may end with a word.
 * @param word as written
 */
export const canClose = (word: string): boolean => canEnd(word) || closing.has(plain(word));

/** Words that belong together at the beginning and end of a headline. */
function bond(left: string, right: string): number {
  const [a, b] = [plain(left), plain(right)];
  if (versusWords.has(a) || versusWords.has(b)) return 4;
  if (/^(?:y|and)$/.test(b) && /^(?:antes|before)$/.test(a)) return 4;
  if (/^(?:y|and)$/.test(a) && /^(?:despues|after)$/.test(b)) return 4;
  if (negations.has(a)) return 4;
  if (intensifiers.has(a)) return 3;
  if (intensifiers.has(b)) return 2.5;
  if (seriesWords.has(a) && isNumber(right)) return 3;
  if (isNumber(left) && !isStopWord(right)) return 3;
  return isTopicPair(left, right) || halves.has(a) ? 2.5 : 0;
}

const isNoun = (before: string | undefined): boolean => {
  const bare = plain(before ?? '');
  return (
    articles.has(bare) || owners.has(bare) || pointers.has(bare) || ofs.has(bare) || isNumber(before ?? '')
  );
};

/**
 * How badly a headline that ends between two words is torn off, 0 for not at all.
 * @param before the word before the last one; undefined where the headline has one word
 * @param last word of the headline
 * @param next word of the clause that is left out; undefined at its end
 */
export function endTear(before: string | undefined, last: string, next: string | undefined): number {
  if (next === undefined || /[,.;:!?]$/.test(last)) return 0;
  const [a, b] = [plain(last), plain(next)];
  const kept = bond(last, next);
  if (kept > 0) return kept;
  if (ofs.has(b)) return leads(before ?? '') ? 0.5 : 1;
  if (ands.has(b)) return 1.3;
  if (/^(?:antes|despues|before|after)$/.test(a)) return 3;
  if (auxiliaries.has(b)) return 5.5;
  if (clauses.has(b)) return 0.1;
  if (auxiliaries.has(plain(before ?? '')) && articles.has(b)) return 4;
  if (articles.has(b) || owners.has(b) || pointers.has(b))
    return /[aei]r$/.test(a) && !articles.has(plain(before ?? '-').replace(/^a$/, ''))
      ? 3.5
      : isNoun(before)
        ? 0.6
        : 2.2;
  if (objects.has(b)) return isNoun(before) ? 1 : 2;
  if (b === 'to') return wanting.has(a) ? 1.6 : a.endsWith('ing') ? 1.1 : 0.3;
  if (leaning.has(b)) return isNoun(before) || objects.has(a) ? 0.4 : 1.7;
  if (isStopWord(next) || times.has(b) || prepositions.has(b)) return 0.2;
  if (isAdverb(last) || leads(last)) return 3.5;
  if (isNumber(next)) return 0.6;
  if (isAdverb(next)) return 0.6;
  return /(?:ing|ed|ando|iendo|ado|ido)$/.test(b) && isNoun(before) ? 1 : 2.6;
}

/**
 * How badly a headline that begins between two words is torn off, 0 for not at all.
 * @param previous word of the clause that is left out; undefined at its beginning
 * @param first word of the headline
 */
export function startTear(previous: string | undefined, first: string): number {
  if (previous === undefined || /[,.;:!?]$/.test(previous)) return 0;
  const a = plain(previous);
  const kept = bond(previous, first);
  if (kept > 0) return kept;
  if (leads(previous)) return 2.5;
  if (clitics.has(a)) return 3;
  if (ofs.has(a) || ands.has(a)) return 1.2;
  if (owners.has(a)) return isNumber(first) ? 1.2 : 2.2;
  if (a === 'i') return 1.2;
  if (auxiliaries.has(a)) return isStopWord(first) ? 4 : 1;
  if (/^(?:if|si|every|each|cada)$/.test(a)) return 1;
  if (spanishArticles.has(a)) return 1;
  // "Tocar el piano": what is done goes with its thing.
  if (/^.{2,}[aei]r$/.test(a) && spanishArticles.has(plain(first))) return 1.6;
  if (leaning.has(a)) return 0.8;
  if (a === 'to') return 1.6;
  if (prepositions.has(a) && spanishArticles.has(plain(first))) return 1.1;
  if (prepositions.has(a)) return 0.4;
  if (pointers.has(a)) return 1;
  if (isStopWord(previous)) return 0.1;
  if (isStopWord(first)) return 0.3;
  return isAdverb(previous) ? 0.4 : a.endsWith('ing') ? 0.9 : 1.5;
}
