import { plainLights } from '../scene/backdrop.schema';
import type { Layer } from '../scene/scene.schema';
import { bareText } from '../understanding/bare-text';
import type { Draft } from './draft';

/** Matches prompts, in lower case without accents, whose place is under the surface of the sea. */
const deep =
  /(?<!\p{L})(?:under ?water|under the (?:sea|water|ocean|ice)|beneath the (?:sea|ocean|waves)|bottom of the (?:\p{L}+ ){0,2}(?:sea|ocean|lake|trench)|(?:sea|ocean) ?(?:floor|bed)|seabed|seafloor|deep(?:est)? (?:sea|ocean|part of the (?:sea|ocean))|deepest (?:dive|point in the (?:sea|ocean))|ocean depths?|depths of the (?:sea|ocean)|mariana trench|(?:scuba|free|cave|deep|reef|wreck)[ -]?(?:div(?:ing|er|ers|e))|diving with|coral reefs?|shipwrecks?|bajo el (?:mar|agua|oceano)|debajo del (?:mar|agua)|fondo del (?:mar|oceano|lago)|fondo marino|fondo oceanico|profundidades? (?:del (?:mar|oceano)|marinas?)|fosa (?:de las marianas|marina|oceanica)|buceo|bucear|buceando|buce[eo]|apnea|submarinismo|arrecifes?(?: de coral)?|naufragio)(?!\p{L})/u;

/** Matches words of the same spelling whose place is no sea: a war, an illness and a dress. */
const dry =
  /(?<!\p{L})(?:trench (?:warfare|coat)|apnea del sueno|sleep apnea|dumpster diving|sky ?diving)(?!\p{L})/u;

/**
 * Returns true if a prompt is about a place under water.
 * @param prompt as the creator wrote it
 */
export function isUnderWater(prompt: string): boolean {
  const said = bareText(prompt);
  return deep.test(said) && !dry.test(said);
}

/** Vertical position of the sea bed, as a share of the picture's height. */
const bedAt = 0.86;

/**
 * The layers of a drawn place under water: dark blue, with light from above.
 * @param draft the decisions about the picture
 * @returns null if the prompt names no such place, asks for a background of its own, or has a style without depth
 */
export function underWaterLayers(
  draft: Pick<Draft, 'input' | 'asked' | 'layout' | 'styleRules' | 'random' | 'cautious' | 'avoids'>,
): Layer[] | null {
  const { input, asked, layout, styleRules, random, cautious, avoids } = draft;
  if (!isUnderWater(input.prompt) || asked.ground !== null || asked.halves !== null) return null;
  if (layout.split || cautious || styleRules.lettering !== 'film') return null;
  if (avoids(/sea\b|ocean|water|mar\b|agua/i)) return null;
  return [
    {
      kind: 'backdrop',
      place: 'underwater',
      time: 'day',
      weather: [],
      floor: input.height * bedAt,
      lights: plainLights,
      seed: random.seed(),
    },
  ];
}
