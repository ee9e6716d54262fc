import type { Layer, MotifName, Point } from '../scene.schema';
import type { Draft } from './draft';
import { middle } from './geometry';

/** Moods float only what the style can carry. */
const flatStyles = new Set(['minimal', 'paper', 'blueprint', 'retro']);

/**
 * The ground: gradient, pattern, light behind the hero, air, and the other half of a versus picture.
 * @param draft what was decided
 */
export function groundLayers(draft: Draft): Layer[] {
  const { palette, look, layout, unit, random } = draft;
  const focus = middle(layout.heroes[0]);
  const [deep, mid, bright] = palette.ground;
  const layers: Layer[] = [
    {
      kind: 'background',
      angle: random.between(60, 120),
      stops: [
        { at: 0, color: deep },
        { at: 0.55, color: mid },
        { at: 1, color: bright },
      ],
    },
    motif(draft, motifOf(draft), look.motifOpacity, focus),
  ];
  if (draft.subject.heroes.length > 1) layers.push(otherHalf(draft));
  if (look.hero === 'lit' || look.hero === 'neon' || look.hero === 'sticker') {
    for (const area of layout.heroes) {
      layers.push({
        kind: 'light',
        center: middle(area),
        radius: Math.max(area.width, area.height) * 0.72,
        color: palette.glow,
        opacity: look.hero === 'sticker' ? 0.5 : 0.62,
      });
    }
  }
  const air = draft.mood.air;
  if (air && !flatStyles.has(draft.input.style.toLowerCase()))
    layers.push(motif(draft, air, airOpacity(air), focus));
  if (look.depth && air !== 'bokeh') layers.push(motif(draft, 'bokeh', 0.55, focus));
  if (look.plate) layers.push(...plates(draft, unit));
  return layers;
}

const airOpacity = (air: MotifName): number =>
  air === 'fog' ? 0.5 : air === 'speed' || air === 'bolts' ? 0.4 : 0.75;

function motif(draft: Draft, name: MotifName, opacity: number, center: Point): Layer {
  return {
    kind: 'motif',
    motif: name,
    manner: 'lit',
    blur: 0,
    ground: draft.palette.ground,
    colors: [...draft.palette.motif],
    opacity,
    center,
    seed: draft.random.seed(),
  };
}

function motifOf(draft: Draft): MotifName {
  const { look, subject, random } = draft;
  const setting = subject.concept?.setting;
  if (look.setting && setting) return setting;
  return random.pick(look.motifs);
}

function otherHalf(draft: Draft): Layer {
  const [deep, mid, bright] = draft.palette.rival;
  const tall = draft.input.height > draft.input.width;
  return {
    kind: 'split',
    edge: 'straight',
    motif: null,
    at: 0.5,
    slant: tall ? 1.6 : 0.12,
    stops: [
      { at: 0, color: deep },
      { at: 0.5, color: mid },
      { at: 1, color: bright },
    ],
    divider: { width: draft.unit * 0.9, color: '#ffffff' },
  };
}

function plates(draft: Draft, unit: number): Layer[] {
  return draft.layout.heroes.map((area): Layer => {
    const side = Math.min(area.width, area.height) * (draft.look.plate === 'burst' ? 1.22 : 1.02);
    const center = middle(area);
    const disc = draft.look.plate === 'disc';
    return {
      kind: 'plate',
      shape: disc ? 'disc' : 'burst',
      box: { x: center.x - side / 2, y: center.y - side / 2, width: side, height: side },
      rotation: 0,
      color: disc ? draft.palette.plate : draft.palette.glow,
      outline: disc ? null : { width: unit * 0.7, color: '#14100c' },
      seed: draft.random.seed(),
    };
  });
}

/**
 * What lies over everything but the text: darker corners and grain.
 * @param draft what was decided
 */
export function finishLayers(draft: Draft): { under: Layer[]; over: Layer[] } {
  const strength = Math.min(
    0.95,
    Math.max(0, draft.look.vignette + (draft.look.vignette > 0 ? draft.mood.vignette : 0)),
  );
  return {
    under: strength > 0 ? [{ kind: 'vignette', color: vignetteColor(draft), strength }] : [],
    over:
      draft.look.grain > 0 ? [{ kind: 'grain', amount: draft.look.grain, seed: draft.random.seed() }] : [],
  };
}

const vignetteColor = (draft: Draft): string =>
  draft.palette.ink.startsWith('#f') ? draft.palette.ground[0] : '#05030a';
