import type { PoseName } from '../knowledge/person-figures/poses';
import type { BackdropPlace, BackdropTime, BackdropWeather } from '../scene/backdrop.schema';
import { away, clothesIn, far, lightsIn, night, sunset, weathers } from './staging-light';
import { spoken } from './spoken';
import { namedPlaceIn, placeIn } from './staging-places';
import { type PairAction, pairs, posesIn, tools } from './staging-poses';

/** Place, light, weather, pose and role of a described scene. */
export type Staging = {
  place: BackdropPlace | null;
  time: BackdropTime;
  weather: BackdropWeather[];
  lights: string;
  /** The pose of the main person; null if the prompt names none. */
  pose: PoseName | null;
  /** Name of a drawing that the action implies; null for none. */
  tool: string | null;
  /** Color of the clothes that the prompt names; null for none. */
  clothes: string | null;
  /** What two people do to each other; null for nothing. */
  pair: PairAction | null;
  /** True for a person who looks at something far away, with the back to the viewer. */
  looksAway: boolean;
};

/** Matches words for a person who sits. */
const sitting = spoken('sitting|sits|seated|sentad[oa]s?');

/** Matches words for a fight. */
const fighting = spoken('fighting|fights|battling|dueling|luchando|peleando|combatiendo|enfrentandose');

/** Pronouns behind a Spanish gerund: "leyéndole". */
const pronouns = /(ando|iendo|yendo)(?:[mts]e|nos)?(?:les?|l[oa]s?)?(?!\p{L})/gu;

/** Poses that a role implies, which a person who sits does not have. */
const moving = new Set<PoseName>(['box', 'dive', 'run', 'lift', 'climb', 'balance', 'swim']);

/** The place of the first clause that names a place. */
const placeOfClauses = (clauses: readonly string[]): BackdropPlace | null =>
  clauses.map((clause) => namedPlaceIn(clause)).find((place) => place !== null) ?? null;

/**
 * Reads how a described scene is staged.
 * @param text prompt in lower case without accents and quoted text
 * @param main head noun of the main thing; null if the main member is a person
 */
export function stagingOf(text: string, main: string | null): Staging {
  // "A cabin in the snow" is seen from outside.
  const around =
    main !== null &&
    /^(?:cabin|cabana|hut|house|casa|shop|tienda|store|restaurant|hospital|school|escuela|library|biblioteca|bar|garage|farmhouse|granja|farm|cafe)$/.test(
      main,
    )
      ? text.replace(main, ' ')
      : text;
  // The action is in the first clause: the sparks of ", sparks flying" do not tell the pose.
  const [clause = text] = text.split(/[,.;]/);
  const poseAmong = (part: string): PoseName | null =>
    posesIn.find(([name, words]) => words.test(part) && !(sitting.test(part) && moving.has(name)))?.[0] ??
    null;
  const pose = poseAmong(clause.replace(pronouns, '$1')) ?? poseAmong(text.replace(pronouns, '$1'));
  const watched = away.exec(text);
  // The first clause with a place tells where the scene is; the sea of ", sea on the left" is only in view.
  const place = placeOfClauses(around.split(/[,.;]/)) ?? placeIn(around);
  const weather = weathers.filter(([, words]) => words.test(text)).map(([name]) => name);
  return {
    // The aurora is drawn in the sky of a place; without a named place it is a winter night.
    place: place ?? (weather.includes('aurora') ? 'snow' : null),
    time: night.test(text)
      ? 'night'
      : sunset.test(text)
        ? 'sunset'
        : weather.includes('aurora')
          ? 'night'
          : 'day',
    weather,
    lights: lightsIn(text),
    pose,
    tool: tools.find(([words]) => words.test(text))?.[1] ?? null,
    clothes: clothesIn(text),
    pair: pairs.find(([, words]) => words.test(text))?.[0] ?? null,
    // A person who fights in front of a castle looks at the enemy.
    looksAway: watched !== null && !fighting.test(text) && far.test(text.slice(watched.index)),
  };
}
