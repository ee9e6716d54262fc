import type { Intent } from '../knowledge/intents';
import type { Manner, MotifName } from '../scene/scene.schema';
import { isDark, isGrave } from './contradicts';
import type { Draft } from './draft';

/** One motif of the background: its manner of drawing, its opacity (0 to 1) and its blur (in units). */
export type GroundMotif = { motif: MotifName; manner: Manner; opacity: number; blur: number };

type Motifs = readonly [MotifName, ...MotifName[]];

/** Places for a kind of video whose topic names no place. */
const placesOf: Partial<Record<Intent, Motifs>> = {
  'before-after': ['sweep', 'rays'],
  challenge: ['rays', 'smoke', 'beams'],
  tutorial: ['sweep', 'halftone'],
  review: ['sweep', 'halftone'],
  versus: ['rays', 'smoke', 'beams'],
  list: ['rays', 'sweep', 'halftone'],
  news: ['map', 'sweep', 'halftone'],
  reaction: ['rays', 'sweep', 'beams'],
  vlog: ['sweep', 'halftone'],
  food: ['kitchen'],
  gaming: ['synth', 'grid', 'beams'],
  money: ['money', 'chart', 'rays'],
  horror: ['smoke', 'fog', 'beams'],
  travel: ['sky', 'map', 'sunset'],
  fitness: ['smoke', 'beams', 'stadium'],
  technology: ['circuit', 'sweep', 'beams'],
  music: ['stage', 'beams', 'synth'],
  animals: ['hills', 'leaves', 'sky'],
};

const anyPlace: Motifs = ['sweep', 'halftone'];

/** Places for a frightening prompt whose topic names no place. */
const frightening: Motifs = ['smoke', 'fog'];

/** Places for a prompt about a bad or sad event; rays and spotlights would celebrate the event. */
const quiet: Motifs = ['sweep', 'smoke'];

/** Motifs with a foreground, a middle distance and a far distance; all other motifs are patterns. */
const places = new Set<MotifName>([
  'beach',
  'bookshelf',
  'bricks',
  'chart',
  'circuit',
  'code',
  'desert',
  'forest',
  'hearts',
  'hills',
  'jungle',
  'kitchen',
  'leaves',
  'map',
  'money',
  'mountains',
  'newsroom',
  'notebook',
  'pixels',
  'road',
  'room',
  'sea',
  'sky',
  'skyline',
  'snow',
  'space',
  'stadium',
  'stage',
  'sunset',
  'waves',
]);

/** Places that replace a pattern of the air that would look too empty alone. */
const standIns: Partial<Record<MotifName, MotifName>> = { speed: 'rays', fog: 'forest' };

/** Words for the content of a motif, as creators write them in the list of elements to avoid. */
const shows: Partial<Record<MotifName, RegExp>> = {
  beach: /beach|sand|palm|sea\b|ocean|playa|arena|palmera|mar\b/i,
  bookshelf: /books?|shel(?:f|ves)|libros?|estanter/i,
  bricks: /bricks?|wall|ladrillo|pared/i,
  bolts: /lightning|bolts?|rayos?|rel[aá]mpago/i,
  bubbles: /bubbles?|burbuja/i,
  chart: /charts?|graphs?|candles?|gr[aá]fic/i,
  code: /code|c[oó]digo/i,
  confetti: /confetti|confeti/i,
  embers: /sparks?|embers?|fire|chispas?|fuego/i,
  fog: /fog|mist|smoke|niebla|humo/i,
  forest: /trees?|forest|moon|house|[aá]rbol|bosque|luna|casa/i,
  hearts: /hearts?|coraz/i,
  jungle: /trees?|jungle|leaves|plants?|[aá]rbol|selva|hojas|planta/i,
  kitchen: /kitchen|jars?|cocina/i,
  leaves: /leaves|leaf|plants?|hojas?|planta/i,
  map: /maps?|pins?|mapa/i,
  money: /money|cash|coins?|bills?|dinero|billetes?|monedas?/i,
  mountains: /mountains?|snow|trees?|monta[ñn]a|nieve|[aá]rbol/i,
  newsroom: /maps?|world|mapa|mundo/i,
  road: /roads?|street|carretera|calle/i,
  room: /plants?|room|window|planta|habitaci|ventana/i,
  sea: /sea\b|ocean|water|waves?|mar\b|agua|olas?/i,
  sky: /clouds?|sky|nubes?|cielo/i,
  skyline: /city|buildings?|skyline|skyscraper|ciudad|edificio/i,
  smoke: /smoke|fog|humo|niebla/i,
  snow: /snow|trees?|nieve|[aá]rbol/i,
  space: /space|planets?|stars?|espacio|planeta|estrella/i,
  spheres: /balls?|spheres?|bolas?|esferas?/i,
  stadium: /stadium|crowd|estadio|p[uú]blico/i,
  stage: /stage|curtains?|escenario|cortina/i,
  stars: /stars?|estrella/i,
  sunset: /sun(?:set)?\b|sea\b|sol\b|atardecer|mar\b/i,
  synth: /sun\b|sol\b/i,
};

/**
 * Returns true if a motif shows none of the elements to avoid.
 * @param draft the decisions about the picture
 * @param motif name of the motif
 */
export const isWelcome = (draft: Pick<Draft, 'avoids'>, motif: MotifName): boolean => {
  const words = shows[motif];
  return !words || !draft.avoids(words);
};

/**
 * Places of a topic that also suit a prompt whose thing is not drawn. Any other place of a topic could contradict the
 * prompt: outer space for an earthquake, a bookshelf for a damp wall.
 */
const safe = new Set<MotifName>([
  'kitchen',
  'money',
  'chart',
  'stage',
  'stadium',
  'circuit',
  'code',
  'synth',
  'smoke',
  'fog',
]);

const isBright = (place: MotifName): boolean => bright.has(place) || friendly.has(place) || place === 'money';

/** Places of a friendly topic, which contradict a frightening, sad or angry prompt. */
const friendly = new Set<MotifName>(['hearts', 'confetti', 'sunset', 'beach']);

/** Emotions that a friendly place contradicts. */
const grave = new Set<Draft['subject']['emotion']>(['fear', 'anger', 'sadness', 'disgust']);

/** Matches a prompt about growing plants; the place of a plant that grows is outdoors and not the kitchen. */
const growing =
  /\b(?:grow(?:s|ing)?|plant(?:s|ed|ing)?|garden|harvest|prun(?:e|ing)|sow|seedling|balcon|compost|cultiv\p{L}*|sembr\p{L}*|siembr\p{L}*|plantar|huert\p{L}*|jard[ií]n|cosech\p{L}*|pod(?:ar|a|o)|maceta)/iu;

/** The place of the topic of a picture; null if the place could contradict the prompt. */
function settingOf({ subject, isSure, isPlaced, input }: Parts): MotifName | null {
  const setting = subject.setting && (standIns[subject.setting] ?? subject.setting);
  const [{ id }] = subject.heroes;
  if (isSure && /(?:^|-)chart-/.test(id)) return 'chart';
  if (setting === 'kitchen' && growing.test(input.prompt)) return 'leaves';
  if (setting === null || isPlaced) return setting;
  if (isDark(input.prompt, subject) && isBright(setting)) return null;
  // A laptop belongs to no beach, although some people work there.
  if (setting === 'beach' && /laptop|phone|computer|briefcase/.test(id)) return null;
  if (friendly.has(setting) && grave.has(subject.emotion)) return null;
  return isSure || safe.has(setting) ? setting : null;
}

/** Kinds of topic whose places suit every event: a lost match is still in the stadium. */
const spirited = new Set<Draft['subject']['theme']>([
  'gaming',
  'food',
  'music',
  'fitness',
  'money',
  'technology',
]);

/** The part of the draft that decides the place; `isPlaced` is true if the prompt names the place. */
type Parts = Pick<Draft, 'subject' | 'random' | 'avoids' | 'isSure' | 'input' | 'isPlaced'>;

/**
 * The place of a picture: the place of its topic, else a place of its kind of video.
 * @param draft the decisions about the picture
 * @param other the place of the first half, which the other half must not repeat
 */
export function placeOf(draft: Parts, other?: MotifName): MotifName {
  const { subject } = draft;
  if (isCold(subject) && other !== 'snow' && isWelcome(draft, 'snow')) return 'snow';
  const named = settingOf(draft);
  const usual = isDark(draft.input.prompt, subject)
    ? frightening
    : isGrave(draft.input.prompt) && !spirited.has(subject.theme)
      ? quiet
      : (placesOf[subject.theme] ?? placesOf[subject.intent] ?? anyPlace);
  const candidates = [...(named ? [named] : []), ...turned(usual, draft), ...anyPlace];
  const fitting = candidates.filter((motif) => motif !== other && isWelcome(draft, motif));
  return fitting[0] ?? 'rays';
}

/** Drawings of cold things; a picture with one of these drawings has a background of snow. */
const cold = new Set(['snowflake', 'cold-face', 'snowman', 'snowman-without-snow', 'ice', 'own-igloo']);

const isCold = ({ heroes, second, setting }: Draft['subject']): boolean =>
  cold.has(heroes[0].id) || (second !== null && cold.has(second.id) && setting !== 'kitchen');

const turned = (list: Motifs, { random }: Pick<Draft, 'random'>): MotifName[] => {
  const first = Math.floor(random.between(0, list.length));
  return [...list.slice(first), ...list.slice(0, first)];
};

const groundMotif = (motif: MotifName, manner: Manner, opacity = 1, blur = 0): GroundMotif => ({
  motif,
  manner,
  opacity,
  blur,
});

/** The motifs with which each style draws a place, from back to front. */
const languages: Record<string, (place: MotifName, draft: Draft) => GroundMotif[]> = {
  photorealistic: (place, { random }) =>
    places.has(place)
      ? [
          groundMotif(place, 'lit', 1, 0.42),
          ...(dusky.has(place) && random.chance(0.5) ? [groundMotif('rays', 'lit', 0.17)] : []),
        ]
      : place === 'rays' || place === 'beams'
        ? [groundMotif('sweep', 'lit'), groundMotif(place, 'lit', 0.75)]
        : [groundMotif(place, 'lit')],
  cartoon: (place) =>
    places.has(place)
      ? [groundMotif(place, 'ink'), groundMotif('rays', 'flat', 0.2)]
      : [groundMotif('rays', 'flat', 0.9), groundMotif('halftone', 'flat', 0.3)],
  comic: (place) =>
    places.has(place)
      ? [
          groundMotif(place, 'ink', 0.9),
          groundMotif('rays', 'flat', 0.3),
          groundMotif('halftone', 'flat', 0.45),
        ]
      : [groundMotif('halftone', 'ink', 0.85)],
  neon: (place, { random }) => [
    places.has(place)
      ? groundMotif(place, 'line')
      : groundMotif(random.pick(['grid', 'synth', 'grid'] as const), 'line', 0.95),
  ],
  minimal: () => [groundMotif('sweep', 'lit', 0.45)],
  retro: (place, { random }) =>
    places.has(place) && random.chance(0.65)
      ? [groundMotif(place, 'flat')]
      : [groundMotif(random.pick(['arcs', 'sunset', 'arcs'] as const), 'flat')],
  paper: (place, { random }) => [
    groundMotif(
      places.has(place) ? place : random.pick(['hills', 'waves', 'mountains', 'sky'] as const),
      'flat',
    ),
  ],
  blueprint: (place) => [
    ...(places.has(place) ? [groundMotif(place, 'line', 0.34)] : []),
    groundMotif('blueprint', 'line', 0.9),
  ],
  '3d': (place, { random }) => [
    outdoors.has(place) && random.chance(0.5)
      ? groundMotif(place, 'lit', 1, 0.7)
      : groundMotif(random.pick(['spheres', 'sweep', 'checker', 'spheres'] as const), 'lit'),
  ],
  horror: (place, { random }) => [
    groundMotif(
      eerie.has(place) ? place : random.pick(['forest', 'smoke', 'forest', 'room'] as const),
      'lit',
      1,
      0.12,
    ),
    groundMotif('fog', 'lit', 0.35),
  ],
};

/** Places in which rays of light are visible. */
const dusky = new Set<MotifName>([
  'space',
  'money',
  'circuit',
  'chart',
  'stadium',
  'skyline',
  'stage',
  'road',
  'newsroom',
]);

/** Places that look frightening in the dark. */
const eerie = new Set<MotifName>([
  'forest',
  'room',
  'smoke',
  'road',
  'skyline',
  'sea',
  'jungle',
  'bookshelf',
  'snow',
  'space',
  'stage',
]);

/** Outdoor places. */
const outdoors = new Set<MotifName>([
  'beach',
  'desert',
  'hills',
  'mountains',
  'sea',
  'sky',
  'snow',
  'space',
  'stadium',
  'sunset',
  'skyline',
  'road',
]);

/**
 * The motifs that draw a place in the style of the request, from back to front.
 * @param draft the decisions about the picture
 * @param place name of the place
 */
export function groundMotifsOf(draft: Draft, place: MotifName): GroundMotif[] {
  const style = draft.input.style.trim().toLowerCase();
  const speak = languages[style] ?? languages['photorealistic'];
  const sheets = speak?.(place, draft) ?? [];
  if (draft.cautious) return sheets.slice(0, 1).map((one) => ({ ...one, opacity: one.opacity * 0.45 }));
  if (isPainted(draft)) return sheets.slice(0, 1).map((one) => ({ ...one, opacity: one.opacity * 0.5 }));
  const welcome = sheets.filter(({ motif }) => isWelcome(draft, motif));
  return welcome.length > 0 ? welcome : [groundMotif('rays', sheets[0]?.manner ?? 'lit', 0.6)];
}

/** Bright places, in which glowing particles would not be visible. */
const bright = new Set<MotifName>([
  'beach',
  'hearts',
  'hills',
  'kitchen',
  'notebook',
  'pixels',
  'sea',
  'sky',
  'snow',
  'map',
  'leaves',
]);

/** Indoor places, which have no lightning. */
const indoors = new Set<MotifName>([
  'bookshelf',
  'bricks',
  'code',
  'kitchen',
  'newsroom',
  'room',
  'stage',
  'sweep',
  'checker',
  'spheres',
  'circuit',
]);

/** Returns true if the prompt asks for a background of one color, which shows nothing else. */
export const isPainted = ({ asked }: Pick<Draft, 'asked'>): boolean =>
  (asked.ground !== null && !asked.tone) || asked.halves !== null;

/** Flat styles without particles in the air. */
const still = new Set(['minimal', 'blueprint', 'retro']);

/** Opacity of particles in the air, 0 to 1; 0.75 for other motifs. */
const airOpacity: Partial<Record<MotifName, number>> = {
  fog: 0.45,
  speed: 0.4,
  bolts: 0.5,
  bokeh: 0.5,
  bubbles: 0.6,
  stars: 0.7,
};

/**
 * The particles in the air: those of the mood, or similar ones that suit place and style; null for none.
 * @param draft the decisions about the picture
 * @param place place of the picture
 */
export function airOf(draft: Draft, place: MotifName): GroundMotif | null {
  const style = draft.input.style.trim().toLowerCase();
  const isAsked = shows.confetti?.test(draft.input.prompt) === true && isWelcome(draft, 'confetti');
  const wanted = isAsked ? 'confetti' : draft.mood.air;
  if (!wanted || (!isAsked && (draft.cautious || still.has(style) || isPainted(draft)))) return null;
  if (style === 'paper' && wanted !== 'confetti' && wanted !== 'bubbles') return null;
  if (style === 'horror' && wanted !== 'embers' && wanted !== 'bolts' && wanted !== 'stars') return null;
  const carried = carriedBy(place, wanted);
  if (!isWelcome(draft, carried)) return null;
  const manner = style === 'paper' || style === 'cartoon' || style === 'comic' ? 'flat' : 'lit';
  return groundMotif(carried, manner, airOpacity[carried] ?? 0.75);
}

const carriedBy = (place: MotifName, wanted: MotifName): MotifName => {
  // Smoke would fill the picture, so particles of fog are used instead.
  if (wanted === 'smoke') return 'fog';
  if (wanted === 'embers' || wanted === 'stars') return bright.has(place) ? 'bokeh' : wanted;
  if (wanted === 'bolts') return indoors.has(place) || bright.has(place) ? 'embers' : wanted;
  return wanted;
};
