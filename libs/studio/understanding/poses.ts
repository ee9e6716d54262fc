import { setOf } from './small-words';
import type { Token } from './tokens';

const poses: ReadonlyMap<string, string> = new Map(
  Object.entries({
    apuntando: 'pointing',
    senalando: 'pointing',
    sosteniendo: 'holding',
    sujetando: 'holding',
    sentado: 'sitting',
    sentada: 'sitting',
    bailando: 'dancing',
    corriendo: 'running',
    corre: 'running',
    jugando: 'playing',
    peleando: 'fighting',
    llorando: 'crying',
    durmiendo: 'sleeping',
    asleep: 'sleeping',
    dormido: 'sleeping',
    dormida: 'sleeping',
    ensenando: 'teaching',
    tejiendo: 'knitting',
    levantando: 'lifting',
    escribiendo: 'writing',
    celebrando: 'celebrating',
    mezclando: 'mixing',
    pintando: 'painting',
    gritando: 'screaming',
    saltando: 'jumping',
    bebiendo: 'drinking',
    comiendo: 'eating',
    caminando: 'walking',
    leyendo: 'reading',
    cocinando: 'cooking',
    mirando: 'looking',
    abrazando: 'hugging',
    abraza: 'hugging',
    hugs: 'hugging',
    apunta: 'pointing',
    senala: 'pointing',
    sostiene: 'holding',
    sujeta: 'holding',
    crying: 'crying',
    holds: 'holding',
    points: 'pointing',
  }),
);
const noPose = setOf(
  'laughing smiling looking feeling wearing building meeting morning evening wedding thing using terrifying amazing interesting missing shocking disgusting boring exciting during nothing something everything king ring training',
);

/** Patterns of gestures of the hands, each with its English name. */
const gestures: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:hands? (?:on|over|to) (?:(?:his|her|their|the) )?head|manos? (?:en|a|sobre) la cabeza)\b/u,
    'hands on head',
  ],
  [
    /\b(?:hands? (?:on|over) (?:(?:his|her|their|the) )?(?:mouth|face)|manos? (?:en|sobre) la (?:boca|cara))\b/u,
    'hands on face',
  ],
  [/\b(?:thumbs? up|pulgar(?:es)? (?:arriba|hacia arriba))\b/u, 'thumbs up'],
  [/\b(?:arms crossed|crossed arms|brazos cruzados)\b/u, 'arms crossed'],
  [
    /\b(?:holding|holds|sosteniendo|sujetando|sostiene|sujeta|en la mano|en las manos|in (?:his|her) hands?)\b/u,
    'holding',
  ],
  [/\b(?:pointing|points|senalando|apuntando|senala|apunta)\b/u, 'pointing'],
  [/\b(?:hugging|hugs|abrazando|abraza)\b/u, 'hugging'],
];

/** Number of words behind a person that are searched for a gesture. */
const gestureReach = 14;

function gestureIn(behind: readonly Token[]): string | null {
  const said = behind
    .slice(0, gestureReach)
    .map(({ fold }) => fold)
    .join(' ');
  return gestures.find(([pattern]) => pattern.test(said))?.[1] ?? null;
}

function poseOf(behind: readonly Token[]): string | null {
  for (const { fold } of behind.slice(1)) {
    const known = poses.get(fold);
    if (known !== undefined) return known;
    if (/^\p{L}{3,}ing$/u.test(fold) && !noPose.has(fold)) return fold;
  }
  return null;
}

/** Number of words behind a person that are searched for a verb. */
const poseReach = 6;

/**
 * Finds the pose of a person: a gesture of the hands, otherwise the next verb.
 * @param behind tokens from the person to the end of the prompt
 * @returns an English name such as "hands on head" or "pointing"; null if the prompt names no pose
 */
export const poseIn = (behind: readonly Token[]): string | null =>
  gestureIn(behind) ?? poseOf(behind.slice(0, poseReach));
