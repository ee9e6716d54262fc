import { seededRandom } from '../scene/random';
import type { LayerOf, MotifName } from '../scene/scene.schema';
import type { Canvases, Context } from './canvas';
import type { Motif } from './motif';
import { tonesOf } from './motif-tones';
import { bokeh, bolts, bubbles, confetti, embers, fog, stars } from './motifs-air';
import { road, bricks, skyline } from './motifs-city';
import { hearts, money } from './motifs-fall';
import { grid, pixels, synth } from './motifs-game';
import { forest, hills } from './motifs-green';
import { beach, desert, mountains, snow } from './motifs-land';
import { sea, sky, sunset, waves } from './motifs-nature';
import { blueprint, checker, map, notebook } from './motifs-paper';
import { arcs, bands, beams, halftone, rays, speed } from './motifs-pattern';
import { bookshelf, kitchen, room } from './motifs-room';
import { chart, circuit, code } from './motifs-screen';
import { newsroom, stage } from './motifs-show';
import { stadium } from './motifs-sport';
import { smoke, space, spheres, sweep } from './motifs-studio';
import { jungle, leaves } from './motifs-wild';

/** The drawing function of every motif by the motif's name. */
export const motifTable: Record<MotifName, Motif> = {
  rays,
  grid,
  skyline,
  speed,
  halftone,
  hills,
  blueprint,
  arcs,
  spheres,
  forest,
  beams,
  bands,
  bokeh,
  confetti,
  embers,
  stars,
  fog,
  bolts,
  bubbles,
  beach,
  bookshelf,
  bricks,
  chart,
  checker,
  circuit,
  code,
  desert,
  hearts,
  jungle,
  kitchen,
  leaves,
  map,
  money,
  mountains,
  newsroom,
  notebook,
  pixels,
  road,
  room,
  sea,
  sky,
  smoke,
  snow,
  space,
  stadium,
  stage,
  sunset,
  sweep,
  synth,
  waves,
};

/** Motifs of light, which brighten the layers beneath them. */
const luminous = new Set<MotifName>(['beams', 'embers', 'stars', 'bolts', 'bokeh', 'fog']);

/** Motifs without sharp edges: half of the pixels of each side are enough to draw them. */
const airy = new Set<MotifName>(['beams', 'bokeh', 'embers', 'fog']);

/** Blur in pixels from which a motif is drawn at half or a quarter of the width: the blur hides the lost detail. */
const softFrom = { half: 1.2, quarter: 3.5 };

/**
 * Draws a motif on a separate surface, so that the layer's opacity applies once to the whole motif.
 * @param ctx context to draw on
 * @param layer motif to draw
 * @param size size of the picture in pixels
 * @param assets creates surfaces
 */
export function drawMotif(
  ctx: Context,
  layer: Omit<LayerOf<'motif'>, 'kind'>,
  size: { width: number; height: number },
  assets: Canvases,
): void {
  const { width, height } = size;
  const half = layer.blur >= softFrom.half || (airy.has(layer.motif) && layer.manner === 'lit');
  const scale = layer.blur >= softFrom.quarter ? 0.25 : half ? 0.5 : 1;
  const small = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  const surface = assets.createCanvas(small.width, small.height);
  const pen = surface.getContext('2d');
  pen.scale(scale, scale);
  const [near, mid = near, far = mid] = layer.colors as [string, ...string[]];
  motifTable[layer.motif]({
    ctx: pen,
    width,
    height,
    center: layer.center,
    colors: [near, mid, far],
    tones: tonesOf(layer.ground),
    manner: layer.manner,
    random: seededRandom(layer.seed),
    unit: (width + height) / 200,
    createCanvas: (across, down) => assets.createCanvas(across, down),
  });
  if (luminous.has(layer.motif)) ctx.globalCompositeOperation = 'screen';
  ctx.globalAlpha = layer.opacity;
  if (layer.blur < softFrom.half) return ctx.drawImage(surface, 0, 0, width, height);
  const soft = assets.createCanvas(small.width, small.height);
  const softPen = soft.getContext('2d');
  // Without the sharp picture under the blurred picture, its edges would be transparent.
  softPen.drawImage(surface, 0, 0, small.width, small.height);
  softPen.filter = `blur(${layer.blur * scale}px)`;
  softPen.drawImage(surface, 0, 0, small.width, small.height);
  ctx.drawImage(soft, 0, 0, width, height);
}
