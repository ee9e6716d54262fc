import type { Box, LayerOf } from '../scene/scene.schema';
import type { Draft } from './draft';
import { middle } from './geometry';
import { isTypeLed } from './type-blocks';

type Plate = LayerOf<'plate'>;

/** Distance of a hero from the middle, as a share of the picture's width, from which the hero counts as on one side. */
const aside = 0.1;

/**
 * The plain shape behind a hero: a burst, or one large shape in a strong color; empty if the style has no such shape.
 * @param draft the decisions about the picture
 */
export function plateLayers(draft: Draft): Plate[] {
  const { styleRules, layout, palette } = draft;
  // A picture without a hero needs no shape behind a hero.
  if (styleRules.plate === null || isTypeLed(layout.name)) return [];
  if (styleRules.plate === 'burst') {
    return layout.heroes.map((area) =>
      plate(draft, 'burst', squareAbout(area, Math.min(area.width, area.height) * 1.22), {
        color: palette.glow,
        outline: { width: draft.unit * 0.7, color: '#14100c' },
      }),
    );
  }
  return layout.heroes.length > 1 || layout.split
    ? layout.heroes.map((area) => disc(draft, area, 1.16))
    : [large(draft)];
}

function plate(
  draft: Draft,
  shape: Plate['shape'],
  box: Box,
  { color, outline = null, rotation = 0 }: { color: string; outline?: Plate['outline']; rotation?: number },
): Plate {
  return { kind: 'plate', shape, box, rotation, color, outline, seed: draft.random.seed() };
}

function squareAbout(area: Box, side: number): Box {
  const center = middle(area);
  return { x: center.x - side / 2, y: center.y - side / 2, width: side, height: side };
}

const disc = (draft: Draft, area: Box, share: number): Plate =>
  plate(draft, 'disc', squareAbout(area, Math.min(area.width, area.height) * share), {
    color: draft.palette.plate,
  });

/**
 * One shape behind the hero: a disc that the edge of the picture may cut, or a rectangular field, upright or tilted.
 */
function large(draft: Draft): Plate {
  const { layout, input, random, palette } = draft;
  const [area] = layout.heroes;
  const { x } = middle(area);
  const { width, height } = input;
  const side = x / width - 0.5;
  if (Math.abs(side) < aside || random.chance(0.34)) return disc(draft, area, random.between(1.2, 1.35));
  // The field starts slightly inside of the hero and ends outside of the picture, so that its round corners are not
  // visible.
  const reach = Math.hypot(width, height);
  const start = side > 0 ? area.x + area.width * 0.16 : area.x + area.width * 0.84 - reach;
  const box = { x: start, y: height / 2 - reach, width: reach, height: reach * 2 };
  return plate(draft, 'panel', box, {
    color: palette.plate,
    rotation: random.chance(0.5) ? 0 : random.pick([-1, 1]) * 4,
  });
}
