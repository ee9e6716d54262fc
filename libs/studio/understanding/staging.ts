import type { PoseName } from '../knowledge/person-figures/poses';
import type { BackdropPlace, BackdropTime, BackdropWeather } from '../scene/backdrop.schema';
import { away, far, lights, night, sunset, weathers } from './staging-light';
import { placeIn } from './staging-places';
import { posesIn, tools } from './staging-poses';

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
  /** True for a person who looks at something far away, with the back to the viewer. */
  looksAway: boolean;
};

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
  const pose = posesIn.find(([, words]) => words.test(text))?.[0] ?? null;
  const watched = away.exec(text);
  const place = placeIn(around);
  const weather = weathers.filter(([, words]) => words.test(text)).map(([name]) => name);
  return {
    place,
    time: night.test(text)
      ? 'night'
      : sunset.test(text)
        ? 'sunset'
        : weather.includes('aurora')
          ? 'night'
          : 'day',
    weather,
    lights: lights.find(([words]) => words.test(text))?.[1] ?? '#fff0c8',
    pose,
    tool: tools.find(([words]) => words.test(text))?.[1] ?? null,
    looksAway: watched !== null && far.test(text.slice(watched.index)),
  };
}
