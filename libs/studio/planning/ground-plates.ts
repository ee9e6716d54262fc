import type { Box, LayerOf } from '../scene/scene.schema';
import type { Draft } from './draft';
import { middle } from './geometry';
import { isTypeLed } from './type-blocks';

type Plate = LayerOf<'plate'>;

/** Beyond this share of the width from the middle, a hero stands on one side. */
const aside = 0.1;

/**
 * The plain shape that a hero stands before: a burst, or one large shape in a strong color; none where the style has none.
 * @param draft what was decided
 */
export function plateLayers(draft: Draft): Plate[] {
  const { styleRules, layout, palette } = draft;
  // Without a hero, nothing stands before a shape.
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

/** One shape that takes the hero's part of the picture: a disc that the edge may cut, or a field, upright or leaning. */
function large(draft: Draft): Plate {
  const { layout, input, random, palette } = draft;
  const [area] = layout.heroes;
  const { x } = middle(area);
  const { width, height } = input;
  const side = x / width - 0.5;
  if (Math.abs(side) < aside || random.chance(0.34)) return disc(draft, area, random.between(1.2, 1.35));
  // The field begins a little inside of the hero and ends beyond the picture, so that its round corners stay outside.
  const reach = Math.hypot(width, height);
  const start = side > 0 ? area.x + area.width * 0.16 : area.x + area.width * 0.84 - reach;
  const box = { x: start, y: height / 2 - reach, width: reach, height: reach * 2 };
  return plate(draft, 'panel', box, {
    color: palette.plate,
    rotation: random.chance(0.5) ? 0 : random.pick([-1, 1]) * 4,
  });
}
