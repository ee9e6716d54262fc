import type { TextLayer } from '../scene.schema';
import type { Draft } from './draft';

/** Everything about letters that is look, not place. */
export type Treatment = Pick<
  TextLayer,
  'finish' | 'strokes' | 'extrusion' | 'shadow' | 'glow' | 'fill' | 'highlight' | 'panel'
>;

/**
 * Outline, depth and light of the letters, by style.
 * @param draft what was decided
 * @param size of the smallest line, in pixels; all widths follow it
 */
export function treatmentOf({ look, palette }: Pick<Draft, 'look' | 'palette'>, size: number): Treatment {
  const fill = palette.text;
  const highlight = palette.highlight;
  const soft = { blur: size * 0.12, x: 0, y: size * 0.06, color: '#000000a6' };
  switch (look.lettering) {
    case 'extruded':
      return {
        fill,
        highlight,
        strokes: [{ width: size * 0.17, color: palette.ink }],
        extrusion: { x: size * 0.022, y: size * 0.065, color: palette.ink },
        shadow: soft,
        glow: null,
        panel: null,
        finish: 'plain',
      };
    case 'outlined':
      return {
        fill,
        highlight,
        strokes: [
          { width: size * 0.24, color: palette.ink === '#ffffff' ? '#14100c' : palette.ink },
          { width: size * 0.05, color: '#00000055' },
        ],
        extrusion: { x: size * 0.035, y: size * 0.05, color: palette.ink },
        shadow: null,
        glow: null,
        panel: null,
        finish: 'plain',
      };
    case 'glowing':
      return {
        fill,
        highlight,
        strokes: [{ width: size * 0.11, color: palette.ink }],
        extrusion: null,
        shadow: soft,
        glow: { blur: size * 0.16, color: `${highlight[1]}b3` },
        panel: null,
        finish: 'plain',
      };
    case 'plain':
      return {
        fill,
        highlight,
        strokes: [],
        extrusion: null,
        shadow: null,
        glow: null,
        panel: null,
        finish: 'plain',
      };
    case 'paper':
      return {
        fill,
        highlight,
        strokes: [{ width: size * 0.2, color: palette.ink }],
        extrusion: null,
        shadow: { blur: size * 0.05, x: size * 0.04, y: size * 0.07, color: '#00000080' },
        glow: null,
        panel: null,
        finish: 'plain',
      };
    case 'draft':
      return {
        fill: ['#ffffff', '#eaf4ff'],
        highlight: ['#ffe27a', '#ffd23f'],
        strokes: [{ width: size * 0.06, color: palette.ground[0] }],
        extrusion: null,
        shadow: null,
        glow: null,
        panel: null,
        finish: 'plain',
      };
  }
}
