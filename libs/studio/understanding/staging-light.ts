import { type BackdropWeather, plainLights } from '../scene/backdrop.schema';
import { spoken } from './spoken';

/** Matches words for the night. */
export const night = spoken(
  'night|dark (?:room|bedroom|office|studio|kitchen|forest|street|alley|woods)|(?:cuarto|habitacion|bosque|calle|callejon|sala|cocina) oscur[oa]|a oscuras|[1-4] ?am|las (?:dos|tres|cuatro|[1-4]) de la (?:manana|madrugada)|late at night|midnight|noche|medianoche|madrugada|moonlight|moonlit|luz de la luna|stars|estrellas|starry|estrellad[oa]|milky way|via lactea|northern lights|aurora|auroras?(?: boreal(?:es)?)?|campfire|hoguera|neon|luna llena|full moon|nocturn[oa]',
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
    'snowfall',
    spoken(
      'snowing|snowfall|snowstorm|blizzard|snow falling|falling snow|nevando|ventisca|nieve cayendo|cae la nieve|copos',
    ),
  ],
  [
    'snow',
    spoken(
      'snow|snowy|snowing|snowfall|snowstorm|blizzard|nieve|nevad[oa]s?|nevando|nevada|ventisca|winter|invierno|frozen lake|icy|on (?:the )?ice|sobre (?:el )?hielo|de hielo',
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

/** Colors by word. */
const colours: readonly (readonly [words: string, color: string])[] = [
  ['blue|azul(?:es)?', '#3f7cff'],
  ['red|roj[oa]s?', '#ff3a3a'],
  ['purple|violet|morad[oa]s?|violetas?', '#a34cff'],
  ['pink|rosas?', '#ff5ab4'],
  ['green|verdes?', '#35d66a'],
  ['orange|naranjas?', '#ff8a2a'],
  ['yellow|amarill[oa]s?', '#ffd23f'],
  ['white|blanc[oa]s?', '#f4f4f2'],
  ['black|negr[oa]s?', '#26262a'],
  ['brown|marron(?:es)?|cafe', '#8a5a33'],
  ['gr[ae]y|gris(?:es)?', '#8a8d92'],
];

const colourOf = (text: string, nouns: string): string | null =>
  colours.find(([words]) =>
    spoken(`(?:${words}) (?:\\p{L}+ ){0,1}(?:${nouns})|(?:${nouns}) (?:\\p{L}+ ){0,1}(?:${words})`).test(
      text,
    ),
  )?.[1] ?? null;

/** The color of the lights that a text in lower case without accents names; warm white for none. */
export const lightsIn = (text: string): string =>
  colourOf(text, 'lights?|lighting|spotlights?|neon|glow|luz|luces|focos?|foco|neones|iluminacion|brillo') ??
  plainLights;

/** The color of the clothes that a text in lower case without accents names; null for none. */
export const clothesIn = (text: string): string | null =>
  colourOf(
    text,
    'coat|jacket|dress|shirt|sweater|hoodie|t-shirt|raincoat|suit|uniform|abrigo|chaqueta|vestido|camisa|camiseta|jersey|sudadera|chubasquero|impermeable|traje|uniforme',
  );

/** Matches words for a person who looks at something. */
export const away = spoken(
  'watching|looking (?:at|out|over|up|down|into)|staring (?:at|into|out)|gazing|overlooking|facing|from behind|mirando|observando|contemplando|viendo|de espaldas|frente a(?:l)?',
);
/** Matches things that are looked at from far away. */
export const far = spoken(
  'moons?|sunset|sunrise|stars?|skyline|city|clouds?|mountains?|volcano|planets?|horizon|sea|ocean|tornado|galaxy|explosion|castle|pyramids?|waterfall|northern lights|aurora|eclipse|earth|storm|lunas?|atardecer|amanecer|estrellas?|ciudad|nubes?|montanas?|volcan|planetas?|horizonte|mar|oceano|galaxia|castillo|piramides?|cascada|auroras?|eclipse|tierra|tormenta|saturno|jupiter|saturn|jupiter|valle|valley|puesta de sol|cometa|comet|universo|universe|nave|spaceship|monster|monstruo',
);
