import { kindOf } from '../knowledge/intents';
import { type LayoutInstruction, letteringName } from './layout-words';
import { closed, setOf } from './small-words';
import { type Token, isNoun } from './tokens';

/** Two or three sides that a prompt compares, as tokens, or two times. */
export type SaidSides = {
  form: 'versus' | 'before-after';
  /** Tokens of each side; empty for two times that the prompt does not name. */
  sides: Token[][];
  /** Names of the sides in the words of the prompt. */
  names: string[];
};

const surely = setOf('vs versus');
const perhaps = setOf('contra');
/** Verbs of a fight that a picture shows: "luchando contra un dragón" compares nothing. */
const fights = /^(?:luch|pele|combat|batall|enfrent)\p{L}*(?:ando|iendo)(?:se)?$/u;
/** Words before a "VS" that the prompt asks for as letters: "un VS grande". */
const beforeMark = setOf('a an the un una el big huge large giant gran grande enorme');
const either = setOf('or o u');
const asks =
  /^\s*[¿]?(?:which|what|cu[aá]l|qu[eé]|should|is|es|better|mejor|who)\b|\?|:\s*(?:which|what|cu[aá]l|qu[eé])|side by side|on each side|a cada lado|lado a lado|split screen|pantalla dividida/iu;
const whichFirst = /^\s*[¿]?(?:which|what|cu[aá]l|qu[eé])\b/iu;
const twoTimes = /\b(?:before (?:and|&|vs\.?|versus) after|antes (?:y|vs\.?) (?:el )?despu[eé]s)\b/iu;
const change = /\b(?:from|de)\s+(\p{L}+)\s+(?:to|a)\s+(\p{L}+)\b/iu;
const states =
  setOf(`broke rich poor millionaire zero hero fat fit skinny ripped noob pro beginner weak strong homeless
  rags riches trash treasure dirty clean ugly ordinary pobre rico millonario cero heroe gordo flaco novato experto
  debil fuerte nada principiante feo basura tesoro sucio limpio`);

/**
 * Finds the sides that a prompt compares; their tokens get the role of sides.
 * @param text the prompt
 * @param tokens tokens of the text, tagged
 * @returns null if the prompt compares nothing
 */
export function saidSides(text: string, tokens: readonly Token[]): SaidSides | null {
  const times = twoTimes.exec(text);
  if (times) {
    const words = /antes/iu.test(times[0]) ? ['antes', 'después'] : ['before', 'after'];
    claim(tokens, times.index, times[0].length);
    return { form: 'before-after', sides: [[], []], names: words };
  }
  const changed = change.exec(text);
  // "De cero a millón" in quotation marks is a headline and no pair of times.
  const isQuoted = tokens.some(({ role, text: said }) => role === 'quoted' && said === changed?.[2]);
  if (changed && !isQuoted && [changed[1], changed[2]].some((word) => states.has(fold(word)))) {
    const sides = [changed[1], changed[2]].map((word) => tokens.filter(({ text: said }) => said === word));
    return {
      form: 'before-after',
      sides,
      names: [changed[1] ?? '', changed[2] ?? ''].map((word) => word.toLowerCase()),
    };
  }
  return parted(text, tokens);
}

const fold = (word: string | undefined): string => (word ?? '').toLowerCase();

function claim(tokens: readonly Token[], at: number, length: number): void {
  for (const token of tokens)
    if (token.at >= at && token.end <= at + length) Object.assign(token, { role: 'time', pos: 'CONJ' });
}

/** Sides around "vs" or "contra", or around "or" in a question that asks which. */
function parted(text: string, tokens: readonly Token[]): SaidSides | null {
  // "A big VS in the middle" asks for letters.
  const sure = tokens.some(
    ({ fold: word }, at) => surely.has(word) && !beforeMark.has(tokens[at - 1]?.fold ?? ''),
  );
  const open = kindOf(text.slice(0, 400)) !== 'tutorial' && asks.test(text);
  const parts = (token: Token, place: number): boolean =>
    sure
      ? surely.has(token.fold)
      : (perhaps.has(token.fold) && !fights.test(tokens[place - 1]?.fold ?? '')) ||
        (open && either.has(token.fold));
  // "VS Code" is a product.
  const isProduct = (place: number): boolean => tokens[place + 1]?.fold === 'code';
  const found = tokens.flatMap((token, place) =>
    token.role === null && parts(token, place) && !isProduct(place) ? [place] : [],
  );
  // "Big VS in the middle" asks for letters: no side is before the "VS".
  const cuts = found.filter((cut, at) => at === 0 || sideBefore(tokens, cut).some(isNoun));
  const [first] = cuts;
  if (first === undefined || cuts.length > 2) return null;
  if (!sure && !whichFirst.test(text) && afterTopic(tokens, first)) return null;
  const sides = [
    sideBefore(tokens, first),
    ...cuts.map((cut, place) => sideBehind(tokens, cut, cuts[place + 1] ?? tokens.length)),
  ];
  if (sides.some((side) => !side.some((token) => isNoun(token) || /^(?:ADJ|NUM|VERB)$/.test(token.pos))))
    return null;
  for (const token of sides.flat()) token.role ??= 'side';
  for (const cut of cuts) {
    const token = tokens[cut];
    if (token) Object.assign(token, { role: 'side', pos: 'CONJ' });
  }
  return { form: 'versus', sides, names: sides.map(nameOf) };
}

/**
 * Returns two things on the left and on the right as sides if the prompt asks for a "VS" between them or for a picture in
 * two halves.
 * @param text the prompt
 * @param isSplit whether the prompt asks for two halves
 * @param layout layout instructions of the prompt
 * @param tokens tokens of the text, tagged
 * @returns null for any other prompt, because positions alone are no comparison
 */
export function sidesByLayout(
  text: string,
  isSplit: boolean,
  layout: readonly LayoutInstruction[],
  tokens: readonly Token[],
): SaidSides | null {
  const [left, right] = (['left', 'right'] as const).map(
    (side) => layout.find(({ what }) => what === side)?.of ?? null,
  );
  if (!left || !right || !(isSplit || /\b(?:vs\.?|versus)(?!\p{L})/iu.test(text))) return null;
  if (left === letteringName || right === letteringName) return null;
  // One noun at both sides is two things of one kind: "an old car on the left, a new car on the right".
  if (left === right) return null;
  const sides = [left, right].map((name) =>
    tokens.filter(({ text: said, role }) => role === null && said.toLowerCase() === name),
  );
  return { form: 'versus', sides, names: [left, right] };
}

/** Returns true if the sides follow the topic of the prompt: "The new phone: genius or disaster?". */
const afterTopic = (tokens: readonly Token[], cut: number): boolean => {
  const mark = tokens.slice(0, cut).findLastIndex(({ pos }) => pos === 'PUNCT');
  return tokens
    .slice(0, Math.max(0, mark))
    .some((token) => isNoun(token) && !/^(?:pantalla|screen|split|split-screen)$/.test(token.fold));
};

/** Words of a side that ask for a split picture: "split screen iPhone vs Samsung". */
const splitWords = /^(?:split[- ]?screen|side by side|pantalla (?:dividida|partida))\s+(?=\p{L})/u;

const nameOf = (side: readonly Token[]): string =>
  side
    .filter(({ pos, fold: word }, place) => pos !== 'DET' || place > 0 || /^(?:most|least)$/.test(word))
    .map(({ text }) => text.toLowerCase())
    .join(' ')
    .replace(splitWords, '');

const ends = (token: Token): boolean =>
  token.role !== null ||
  token.pos === 'PUNCT' ||
  token.pos === 'PRON' ||
  token.pos === 'AUX' ||
  token.pos === 'CONJ' ||
  (token.pos === 'VERB' && /(?:ed|ing|é|ó|ando|iendo)$/.test(token.text.toLowerCase())) ||
  (closed.en.get(token.fold) === 'ADP' && token.fold !== 'a' && token.fold !== 'for') ||
  (closed.es.get(token.fold) === 'ADP' && token.fold !== 'de');

function sideBefore(tokens: readonly Token[], cut: number): Token[] {
  const side: Token[] = [];
  for (let place = cut - 1; place >= 0 && side.length < 5; place -= 1) {
    const token = tokens[place];
    if (!token || (ends(token) && !(token.pos === 'VERB' && side.length === 0 && token.role === null))) break;
    if (token.pos === 'VERB' && place === 0 && side.length > 0) break;
    side.unshift(token);
  }
  while (side.length > 1 && /^(?:is|es|de|for|the|which|what)$/.test(side[0]?.fold ?? '')) side.shift();
  return side;
}

function sideBehind(tokens: readonly Token[], cut: number, next: number): Token[] {
  const side: Token[] = [];
  for (let place = cut + 1; place < next && side.length < 5; place += 1) {
    const token = tokens[place];
    if (
      !token ||
      ((ends(token) || token.fold === 'for') &&
        !(side.length === 0 && (token.fold === 'a' || token.pos === 'VERB')))
    )
      break;
    if (side.length === 0 && /^(?:a|the|el|la|los|las)$/.test(token.fold)) continue;
    side.push(token);
  }
  return withoutTest(side);
}

const tests = setOf('test tests comparison review challenge showdown battle comparativa prueba reto duelo');
const tested = setOf(
  'camera speed battery drop taste blind performance gaming price range de camara velocidad bateria',
);

/**
 * Finds the kind of test behind the last side: "camera test".
 * @param text a prompt
 * @param sides sides of the text
 * @returns null if no test is named, or if more words follow
 */
export function testBehind(text: string, { form, sides }: SaidSides): string | null {
  const last = sides.at(-1)?.at(-1);
  const rest = form === 'versus' && last ? (text.slice(last.end).split(/[,.:;!?(]/)[0] ?? '').trim() : '';
  const words = rest.split(' ');
  return words.length <= 4 && words.some((word) => tests.has(word.toLowerCase())) ? rest : null;
}

/** Removes the kind of test from a side: "camera test" in "Galaxy S26 vs Pixel 11 camera test". */
function withoutTest(side: readonly Token[]): Token[] {
  const isTest = tests.has(side.at(-1)?.fold ?? '');
  // Spanish names the test first: "prueba de cámara".
  const at = isTest
    ? side.length - 1
    : side.findIndex(({ fold: word }, place) => place > 0 && tests.has(word));
  let end = at < 0 ? side.length : at;
  while (isTest && end > 0 && tested.has(side[end - 1]?.fold ?? '')) end -= 1;
  return end === 0 ? [...side] : side.slice(0, end);
}
