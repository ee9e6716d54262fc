import type { LayerOf, MotifName } from '../scene/scene.schema';
import type { PanoramaName } from '../scene/panoramas';
import { viewOfPlace } from '../scene/place-views';
import type { Draft } from './draft';

/**
 * A direction in a panorama: yaw in degrees to the right of the panorama's middle, and pitch in degrees above the
 * horizon.
 */
type View = readonly [panorama: PanoramaName, yaw: number, pitch: number];

/** Photographic views by place; a place that is missing here is drawn as a motif. */
const viewsOf: Partial<Record<MotifName, readonly View[]>> = {
  kitchen: [
    ['apartment', -150, 0],
    ['apartment', 47, 2],
  ],
  room: [
    ['apartment', 47, 2],
    ['lobby', 20, 0],
    ['apartment', 130, 2],
  ],
  bookshelf: [
    ['lab', -60, 2],
    ['lobby', -110, 0],
  ],
  notebook: [
    ['lobby', 20, 0],
    ['lab', -60, 2],
  ],
  newsroom: [
    ['esplanade', 36, 4],
    ['lobby', 150, 2],
  ],
  skyline: [
    ['city', 45, 8],
    ['sunset', -72, 8],
  ],
  road: [
    ['city', -20, 2],
    ['bridge', 90, 0],
  ],
  forest: [
    ['forest', 150, 4],
    ['forest', 10, 4],
  ],
  jungle: [
    ['forest', 10, 4],
    ['forest', 100, 6],
  ],
  leaves: [
    ['forest', 60, 6],
    ['park', -60, 2],
  ],
  hills: [
    ['park', -72, 3],
    ['sunrise', -60, 3],
  ],
  mountains: [
    ['dawn', 0, 3],
    ['dawn', 120, 4],
  ],
  desert: [
    ['dawn', 40, 0],
    ['dawn', -120, 2],
  ],
  beach: [
    ['venice', 55, 0],
    ['sky', -100, 1],
  ],
  sea: [
    ['sky', 110, 0],
    ['sky', -100, 2],
    ['venice', 70, 2],
  ],
  sky: [
    ['sky', -100, 16],
    ['sky', 120, 18],
    ['park', -100, 14],
  ],
  sunset: [
    ['sunset', 70, 5],
    ['dawn', 20, 4],
  ],
  map: [['sky', -100, 16]],
  stage: [
    ['hall', 30, 8],
    ['studio', 61, 4],
  ],
  stadium: [
    ['park', 100, 2],
    ['hall', -60, 8],
  ],
  sweep: [
    ['studio', 61, 4],
    ['hall', 30, 2],
    ['warehouse', -40, 2],
    ['esplanade', 36, 4],
    ['workshop', -108, 4],
  ],
  beams: [
    ['hall', 30, 10],
    ['warehouse', -40, 4],
  ],
  rays: [
    ['esplanade', 36, 4],
    ['workshop', 60, 4],
    ['warehouse', 60, 4],
    ['city', 45, 6],
  ],
  smoke: [
    ['warehouse', -40, 2],
    ['bridge', 90, 0],
  ],
  money: [
    ['esplanade', 36, 4],
    ['city', 45, 8],
  ],
  chart: [
    ['city', 45, 10],
    ['esplanade', 36, 4],
  ],
  circuit: [
    ['warehouse', 60, 4],
    ['lab', 100, 2],
    ['bridge', 90, 0],
  ],
  code: [
    ['warehouse', -40, 4],
    ['lobby', 150, 2],
  ],
  fog: [
    ['forest', 150, 2],
    ['night', 20, 4],
  ],
};

/** Photographic views for places that prompts name and that no motif shows, by their English name. */
const viewsOfNames: Readonly<Record<string, readonly View[]>> = {
  school: [['lab', -60, 2]],
  hospital: [
    ['bridge', 90, 0],
    ['lab', 100, 2],
  ],
  hallway: [['bridge', 90, 0]],
  hotel: [
    ['lobby', 20, 0],
    ['apartment', 130, 2],
  ],
  restaurant: [['esplanade', 36, 4]],
  supermarket: [['esplanade', 120, 2]],
  office: [
    ['lobby', 150, 2],
    ['lobby', 20, 0],
  ],
  airport: [['lobby', 150, 4]],
  laboratory: [['lab', 100, 2]],
  garage: [
    ['workshop', 60, 2],
    ['warehouse', -40, 2],
  ],
  gym: [
    ['hall', 30, 2],
    ['warehouse', 60, 2],
  ],
  prison: [['warehouse', -40, 2]],
  subway: [['bridge', 90, 0]],
  barn: [['workshop', -108, 4]],
  cemetery: [['night', 20, 2]],
  'living room': [['apartment', 47, 2]],
  bedroom: [['apartment', 130, 2]],
  city: [
    ['city', 45, 8],
    ['sunset', -72, 8],
  ],
};

/**
 * Places that are drawn as a motif although there is a photographic view, because the motif shows more of the place.
 */
const oftenDrawn = new Set<MotifName>([
  'money',
  'chart',
  'circuit',
  'code',
  'stage',
  'stadium',
  'newsroom',
  'map',
]);

/** Photographic views of a frightening picture, for any place. */
const eerieViews: readonly View[] = [
  ['bridge', 90, 0],
  ['warehouse', -40, 2],
  ['forest', 150, 4],
  ['night', 20, 4],
];

/** Factors of a view: exposure, tint in red, green and blue, and saturation. */
type Grade = { exposure: number; tint: readonly [number, number, number]; saturation: number };

const moods: Readonly<Record<string, Grade>> = {
  intense: { exposure: 0.72, tint: [1.08, 0.97, 0.92], saturation: 1.4 },
  happy: { exposure: 1.1, tint: [1.06, 1, 0.9], saturation: 1.25 },
  mysterious: { exposure: 0.42, tint: [0.7, 0.95, 1.15], saturation: 0.7 },
  calm: { exposure: 0.9, tint: [1.02, 1, 0.96], saturation: 0.9 },
  dramatic: { exposure: 0.45, tint: [0.88, 0.96, 1.1], saturation: 0.85 },
  funny: { exposure: 0.9, tint: [1.05, 1, 0.95], saturation: 1.35 },
  epic: { exposure: 0.62, tint: [1.12, 1, 0.78], saturation: 1.15 },
  dark: { exposure: 0.26, tint: [0.8, 0.92, 1.05], saturation: 0.45 },
};
const horror: Grade = { exposure: 0.22, tint: [0.6, 0.98, 0.82], saturation: 0.4 };

/** Changes of the mood's grade by the time of day, as factors. */
const times: Readonly<Record<string, Grade>> = {
  night: { exposure: 0.4, tint: [0.55, 0.75, 1.35], saturation: 0.75 },
  sunset: { exposure: 0.85, tint: [1.5, 0.86, 0.5], saturation: 1.1 },
  sunrise: { exposure: 0.95, tint: [1.35, 0.9, 0.65], saturation: 1.05 },
  winter: { exposure: 1.05, tint: [0.78, 0.98, 1.25], saturation: 0.55 },
};

/** Changes of the mood's grade by the palette, as factors. */
const palettes: Readonly<Record<string, Grade>> = {
  vibrant: { exposure: 0.9, tint: [0.82, 0.95, 1.25], saturation: 1.6 },
  warm: { exposure: 1.3, tint: [1.8, 0.84, 0.28], saturation: 0.9 },
  cool: { exposure: 0.95, tint: [0.42, 0.95, 1.6], saturation: 0.8 },
  neon: { exposure: 0.8, tint: [1.35, 0.38, 1.8], saturation: 0.8 },
  pastel: { exposure: 2.6, tint: [1.1, 0.96, 1.12], saturation: 0.55 },
  dark: { exposure: 0.24, tint: [0.85, 0.95, 1.2], saturation: 0.6 },
  earth: { exposure: 0.55, tint: [1.05, 1, 0.5], saturation: 0.4 },
  monochrome: { exposure: 1, tint: [1, 1, 1], saturation: 0 },
};
const neutral: Grade = { exposure: 1, tint: [1, 1, 1], saturation: 1 };

/** The grade of a mood, changed by the time of day and by the palette of the request. */
const gradeOf = ({ colorPalette }: Draft['input'], mood: Grade, time: string | null): Grade => {
  const light = times[time ?? ''] ?? neutral;
  const palette = palettes[colorPalette.trim().toLowerCase()] ?? neutral;
  const tint = (channel: 0 | 1 | 2) => mood.tint[channel] * light.tint[channel] * palette.tint[channel];
  return {
    exposure: mood.exposure * light.exposure * palette.exposure,
    tint: [tint(0), tint(1), tint(2)],
    saturation: mood.saturation * light.saturation * palette.saturation,
  };
};

/** Factors of the exposure for panoramas whose lamps or windows make the rest look dark. */
const brightness: Partial<Record<PanoramaName, number>> = {
  apartment: 1.9,
  bridge: 1.3,
  city: 1.4,
  esplanade: 1.4,
  forest: 1.25,
  hall: 0.8,
  studio: 0.7,
  sunset: 1.3,
  venice: 1.4,
};

/** Horizontal field of view in degrees (`fov`), and blur of the view in units (`blur`). */
const fov = 70;
const blur = 1.1;

type Parts = Pick<Draft, 'input' | 'styleRules' | 'subject' | 'random' | 'unit' | 'cautious'>;

/**
 * The photographic background of a picture.
 * @param draft the decisions about the picture
 * @param place place of the picture
 * @param asked the place that the prompt names: its English name and its motif; null for none
 * @param time English name of the time of day or the season that the prompt names; null for none
 * @returns null if the place is drawn as a motif: in styles that draw every place, and if the prompt names no place and
 *   the picture is not frightening
 */
export function groundViewOf(
  { input, styleRules, subject, random, unit, cautious }: Parts,
  place: MotifName,
  asked: { name: string; motif: MotifName | null } | null,
  time: string | null,
): LayerOf<'panorama'> | null {
  const isHorror = styleRules.hero === 'grim' || subject.theme === 'horror';
  if (styleRules.lettering !== 'film' && styleRules.hero !== 'grim') return null;
  const own = viewsOfNames[asked?.name ?? ''];
  const isAsked = own !== undefined || asked?.motif === place;
  // A blurred photograph of a place that the prompt does not name looks dull; a drawn place has the colors of the
  // picture.
  if (!isAsked && !isHorror) return null;
  const views = own ?? viewsOf[place] ?? (isHorror ? eerieViews : []);
  const [first, ...others] = isHorror && !own && random.chance(0.5) ? eerieViews : views;
  if (!first || (!own && oftenDrawn.has(place))) return null;
  const [panorama, yaw, pitch] = random.pick([first, ...others]);
  const mood = isHorror ? horror : (moods[input.mood.trim().toLowerCase()] ?? moods['intense'] ?? neutral);
  const grade = gradeOf(input, mood, time);
  return {
    kind: 'panorama',
    panorama,
    yaw: yaw + random.between(-12, 12),
    pitch,
    fov,
    exposure: grade.exposure * (brightness[panorama] ?? 1) * (cautious ? 0.6 : 1),
    tint: [...grade.tint],
    saturation: grade.saturation,
    blur: blur * unit * (cautious ? 2 : 1),
  };
}

/**
 * The photographic background of a place that the creator chose in the settings, in every style.
 * @param draft the decisions about the picture
 * @param place name of the place
 * @param time English name of the time of day or the season that the prompt names; null for none
 */
export function chosenViewOf(
  { input, random, cautious }: Pick<Parts, 'input' | 'random' | 'cautious'>,
  place: PanoramaName,
  time: string | null,
): LayerOf<'panorama'> {
  const view = viewOfPlace(place, input);
  const grade = gradeOf(input, moods[input.mood.trim().toLowerCase()] ?? neutral, time);
  return {
    ...view,
    yaw: view.yaw + random.between(-12, 12),
    exposure: view.exposure * grade.exposure * (cautious ? 0.6 : 1),
    tint: [...grade.tint],
    saturation: view.saturation * grade.saturation,
    blur: view.blur * (cautious ? 2 : 1),
  };
}

/** Strength, 0 to 1, with which a half of the background is lit in a color. */
const halfTint = 0.7;

/** A view in the light of a color, with the same brightness. */
export function viewInColor(view: LayerOf<'panorama'>, color: string): LayerOf<'panorama'> {
  const [red, green, blue] = [1, 3, 5].map(
    (at) => (parseInt(color.slice(at, at + 2), 16) / 255) ** 2.2 + 0.01,
  );
  const light = [red ?? 1, green ?? 1, blue ?? 1] as const;
  const luminance = 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2];
  const tint = (channel: 0 | 1 | 2) => Math.min(4, 1 - halfTint + (halfTint * light[channel]) / luminance);
  return { ...view, tint: [tint(0), tint(1), tint(2)], saturation: view.saturation * 0.6 };
}

/** The view of the earlier time: gray and darker. */
export const viewOfBefore = (view: LayerOf<'panorama'>): LayerOf<'panorama'> => ({
  ...view,
  exposure: view.exposure * 0.55,
  tint: [1, 1, 1.02],
  saturation: view.saturation * 0.15,
});
