import type { BackdropWeather } from '../scene/backdrop.schema';
import { spoken } from './spoken';

/** Matches words for the night. */
export const night = spoken(
  'night|[1-4] ?am|las (?:dos|tres|cuatro|[1-4]) de la (?:manana|madrugada)|late at night|midnight|noche|medianoche|madrugada|moonlight|moonlit|luz de la luna|stars|estrellas|starry|estrellad[oa]|northern lights|aurora|auroras?(?: boreal(?:es)?)?|campfire|hoguera|neon|luna llena|full moon|nocturn[oa]',
);
/** Matches words for sunrise and sunset. */
export const sunset = spoken(
  'sunset|sunrise|dusk|dawn|golden hour|atardecer|amanecer|anochecer|ocaso|puesta de sol|hora dorada|sun low|low sun|twilight|crepusculo|luz de tarde|evening|evening light|alba|orange sky|cielo naranja|cielo rojo',
);

/** Weather by the words of prompts. */
export const weathers: readonly (readonly [BackdropWeather, RegExp])[] = [
  ['lightning', spoken('lightning|thunderstorm|thunder|rayos|relampagos?|tormenta electrica|bolts?')],
  [
    'rain',
    spoken(
      'rain|raining|rainy|storm|stormy|thunderstorm|downpour|lluvia|llueve|lloviendo|lluvios[oa]|tormenta|aguacero|diluvio',
    ),
  ],
  [
    'snow',
    spoken(
      'snow|snowy|snowing|snowfall|snowstorm|blizzard|nieve|nevad[oa]s?|nevando|nevada|ventisca|winter|invierno|frozen lake',
    ),
  ],
  [
    'fog',
    spoken(
      'fog|foggy|mist|misty|niebla|neblina|bruma|brumos[oa]|dust|dusty|polvo|smoke|humo|haze|flour in the air|harina en el aire|vapor',
    ),
  ],
  ['aurora', spoken('northern lights|aurora|auroras?(?: boreal(?:es)?)?')],
  [
    'dark',
    spoken(
      'abandoned|haunted|creepy|abandonad[oa]|embrujad[oa]|pitch black|a oscuras|dark (?:cave|room|basement|hallway|corridor|alley)|tenebros[oa]',
    ),
  ],
];

/** Colors of spotlights by word. */
export const lights: readonly (readonly [RegExp, string])[] = [
  [/\b(?:blue|azul(?:es)?)\b/u, '#3f7cff'],
  [/\b(?:red|roj[oa]s?)\b/u, '#ff3a3a'],
  [/\b(?:purple|violet|morad[oa]s?|violetas?)\b/u, '#a34cff'],
  [/\b(?:pink|rosas?)\b/u, '#ff5ab4'],
  [/\b(?:green|verdes?)\b/u, '#35d66a'],
];

/** Matches words for a person who looks at something. */
export const away = spoken(
  'watching|looking (?:at|out|over|up|down|into)|staring (?:at|into|out)|gazing|overlooking|facing|from behind|mirando|observando|contemplando|viendo|de espaldas|frente a(?:l)?',
);
/** Matches things that are looked at from far away. */
export const far = spoken(
  'moons?|sunset|sunrise|stars?|skyline|city|clouds?|mountains?|volcano|planets?|horizon|sea|ocean|tornado|galaxy|explosion|castle|pyramids?|waterfall|northern lights|aurora|eclipse|earth|storm|lunas?|atardecer|amanecer|estrellas?|ciudad|nubes?|montanas?|volcan|planetas?|horizonte|mar|oceano|galaxia|castillo|piramides?|cascada|auroras?|eclipse|tierra|tormenta|saturno|jupiter|saturn|jupiter|valle|valley|puesta de sol|cometa|comet|universo|universe|nave|spaceship|monster|monstruo',
);
