import { bareText, quotePattern, spoken } from './bare-text';
import { setOf } from './small-words';
import { type Token, isNoun } from './tokens';

/** A requested position in the picture; null for an axis that the prompt leaves open. */
export type PicturePlace = {
  x: 'left' | 'center' | 'right' | null;
  y: 'top' | 'middle' | 'bottom' | null;
};

/**
 * A position that a prompt requests: its place, the noun of the thing that is placed there, and its words. `of` is null
 * if the headline is placed.
 */
export type PlaceRequest = { place: PicturePlace; of: string | null; words: string; at: number; end: number };

const lead = '(?:(?:in|on|at|to|across|along|near|down|up)\\s+)?(?:the\\s+)?(?:far\\s+|very\\s+)?';
const tail =
  '(?:[- ]hand)?(?:\\s+(?:corner|side|edge|third|half|part|area))?(?:\\s+of\\s+(?:the\\s+)?(?:picture|image|frame|thumbnail|screen|photo))?';
const [across, down] = ['left|right|cent(?:er|re)|middle', 'top|upper|bottom|lower'];
const ladoEs = 'izquierd[oa]|izq|derech[oa]|der|centro|medio';
const [altoEs, parte] = ['arriba|abajo|superior|inferior', '(?:esquina|parte|zona|mitad|lado|franja|borde)'];

/** Patterns of positions, the most exact ones first. */
const positions: readonly RegExp[] = [
  `${lead}(?:${down})[-\\s]+(?:${across})${tail}`,
  `${lead}(?:left|right)[-\\s]+(?:top|bottom)${tail}`,
  `(?:en\\s+)?(?:la\\s+|el\\s+)?(?:${parte}\\s+)?(?:de\\s+)?(?:${altoEs})(?:\\s+y)?\\s+(?:a\\s+la\\s+|a\\s+mano\\s+|al\\s+|en\\s+el\\s+|en\\s+la\\s+|hacia\\s+la\\s+|del?\\s+)?(?:lado\\s+)?(?:${ladoEs})`,
  `(?:en\\s+)?(?:la\\s+|el\\s+)?${parte}\\s+(?:izquierd[oa]|derech[oa])\\s+(?:de\\s+)?(?:${altoEs})`,
  `(?:a\\s+la|al\\s+lado)\\s+(?:${ladoEs})\\s*(?:y\\s+|,\\s*)?(?:en\\s+la\\s+parte\\s+)?(?:de\\s+)?(?:${altoEs})`,
  `(?:in|on|at|across|along|near)\\s+(?:the\\s+)?(?:very\\s+)?(?:top|bottom)${tail}`,
  `(?:in|on|at)\\s+(?:the\\s+)?(?:upper|lower)\\s+(?:third|half|part|area|edge)`,
  `en\\s+(?:la\\s+|el\\s+|lo\\s+)${parte}\\s+(?:de\\s+)?(?:${altoEs})|en\\s+lo\\s+alto|(?:arriba|abajo)(?:\\s+del\\s+todo)?`,
  `(?:in|on|at|to)\\s+(?:the\\s+)?(?:far\\s+|very\\s+)?(?:${across})${tail}`,
  `(?:a\\s+la|hacia\\s+la)\\s+(?:izquierda|derecha|izq|der)|(?:al|en\\s+el|del)\\s+lado\\s+(?:izquierdo|derecho)`,
  `(?:en\\s+el\\s+(?:mero\\s+)?|al\\s+)(?:centro|medio)|en\\s+medio|centrad[oa]s?|cent(?:ered|red)`,
].map((pattern) => spoken(pattern, 'gu'));

const lettering =
  'texts?|letters?|lettering|titles?|headline|caption|captions|words|wording|textos?|letras?|titulos?|titular|palabras|rotulo|frase|number|numero';
const headlineWord = new RegExp(`(?<!\\p{L})(?:${lettering})(?!\\p{L})|${quotePattern}`, 'gu');

/** Words that a noun phrase with a position may hold besides its noun, and that name no thing. */
const noThing = setOf(
  'side corner part half third picture image frame thumbnail screen background arrow circle flecha circulo esquina parte lado fondo big large huge small giant grande gigante enorme pequeno color before after antes despues red blue green yellow black white rojo azul verde amarillo negro blanco top bottom left right center centre middle arriba abajo izquierda derecha centro',
);

const placeOf = (words: string): PicturePlace => {
  const x = /left|izq/.test(words) ? 'left' : /right|der(?:ech|$|\s)/.test(words) ? 'right' : null;
  const y = /top|upper|arriba|superior|alto/.test(words)
    ? 'top'
    : /bottom|lower|abajo|inferior/.test(words)
      ? 'bottom'
      : null;
  const isMiddle = /cent(?:er|re)|middle|centr|medio/.test(words);
  if (!isMiddle) return { x, y };
  return y === null ? { x: 'center', y: 'middle' } : { x: x ?? 'center', y };
};

/**
 * The positions that a prompt requests for its headline and for things: "text at the top", "el gato abajo a la derecha".
 * @param text the prompt
 * @param tokens tokens of the text, tagged
 */
export function placesIn(text: string, tokens: readonly Token[]): PlaceRequest[] {
  const bare = bareText(text);
  const taken: (readonly [number, number])[] = [];
  const found: PlaceRequest[] = [];
  for (const pattern of positions) {
    for (const { 0: words, index: at } of bare.matchAll(pattern)) {
      const end = at + words.length;
      if (taken.some(([from, to]) => at < to && end > from)) continue;
      taken.push([at, end]);
      const owner = ownerOf(bare, tokens, at, end);
      if (owner !== undefined)
        found.push({ place: placeOf(words), of: owner, words: text.slice(at, end), at, end });
    }
  }
  return found.sort((a, b) => a.at - b.at);
}

const border = /[,.;:!?()–—]|(?<![\p{L}])(?:and|y|e|with|con|plus|mas)(?![\p{L}])/u;

/** Offsets of the clause around a position. */
function clauseAround(bare: string, at: number, end: number): [from: number, to: number] {
  const before = bare.slice(0, at).split(border);
  const from = at - (before.at(-1)?.length ?? 0);
  const behind = bare.slice(end).split(border);
  return [from, end + (behind[0]?.length ?? 0)];
}

/** The noun of the thing at a position, null for the headline, and undefined if the position belongs to neither. */
function ownerOf(bare: string, tokens: readonly Token[], at: number, end: number): string | null | undefined {
  const [from, to] = clauseAround(bare, at, end);
  const isHeadline = (start: number, stop: number): boolean =>
    bare.slice(start, stop).search(headlineWord) >= 0;
  if (isHeadline(from, at)) return null;
  const nounIn = (start: number, stop: number): Token | undefined =>
    tokens.find(
      (token) => token.at >= start && token.end <= stop && isNoun(token) && !noThing.has(token.fold),
    );
  const before = nounIn(from, at);
  if (before) return before.fold;
  if (isHeadline(end, to)) return null;
  const behind = nounIn(end, to);
  if (behind) return behind.fold;
  // A clause with a position alone continues the clause before it: "text \"NO\", bottom left".
  const alone = bare.slice(from, at).trim() === '' && bare.slice(end, to).trim() === '';
  const last = bare.slice(0, from).replace(/[\s,.;:]+$/u, '').length;
  const [start] = clauseAround(bare, last, last);
  return alone && isHeadline(start, from) ? null : undefined;
}

/**
 * The position that an instruction names: "in the top right corner", "a la izquierda".
 * @param words the instruction in lower case without accents
 * @returns null if it names none
 */
export function positionIn(words: string): PicturePlace | null {
  for (const pattern of positions) {
    const [found] = words.matchAll(pattern);
    if (found) return placeOf(found[0]);
  }
  return null;
}
