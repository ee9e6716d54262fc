import type { IllustrationLayer } from '../scene.schema';
import type { Draft } from './draft';

/** Everything about an illustration that is look, not place. */
export type Effects = Pick<
  IllustrationLayer,
  | 'tint'
  | 'finish'
  | 'light'
  | 'outline'
  | 'border'
  | 'shadow'
  | 'glow'
  | 'rim'
  | 'floor'
  | 'opacity'
  | 'blur'
>;

/** No effects at all. */
export const bare: Effects = {
  tint: null,
  finish: null,
  light: null,
  border: null,
  outline: null,
  shadow: null,
  glow: null,
  rim: null,
  floor: null,
  opacity: 1,
  blur: 0,
};

/**
 * How a hero stands out, by style.
 * @param draft what was decided
 */
export function heroEffects({ look, palette, unit, input }: Draft): Effects {
  const shadow = { blur: unit * 2.4, x: 0, y: unit * 1.3, color: '#00000099' };
  const grey = input.colorPalette.toLowerCase() === 'monochrome' ? { color: '#8a8a8a', amount: 0.85 } : null;
  switch (look.hero) {
    case 'sticker':
      return {
        ...bare,
        tint: grey,
        outline: { width: unit * 0.95, color: '#ffffff' },
        shadow,
        glow: { blur: unit * 4, color: palette.glow },
      };
    case 'comic':
      return {
        ...bare,
        tint: grey,
        outline: { width: unit * 0.8, color: '#14100c' },
        shadow: { blur: 0, x: unit * 1.1, y: unit * 1.1, color: '#14100ccc' },
      };
    case 'neon':
      return {
        ...bare,
        tint: grey ?? { color: palette.highlight[1], amount: 0.28 },
        outline: { width: unit * 0.4, color: palette.highlight[0] },
        glow: { blur: unit * 6, color: palette.highlight[1] },
        rim: palette.rim,
      };
    case 'bare':
      return { ...bare, tint: grey, shadow: { blur: unit * 3.2, x: 0, y: unit * 2, color: '#0000004d' } };
    case 'paper':
      return {
        ...bare,
        tint: grey,
        outline: { width: unit * 1.25, color: '#fbf7ee' },
        shadow: { blur: unit * 1, x: unit * 0.7, y: unit * 1.1, color: '#00000073' },
      };
    case 'draft':
      return {
        ...bare,
        tint: { color: '#a9cdf5', amount: 1 },
        outline: { width: unit * 0.4, color: '#eaf4ff' },
      };
    case 'lit':
      return litEffects(input.style.toLowerCase() === 'horror', grey, { palette, unit });
  }
}

function litEffects(
  horror: boolean,
  grey: IllustrationLayer['tint'],
  { palette, unit }: Pick<Draft, 'palette' | 'unit'>,
): Effects {
  const shadow = { blur: unit * 3, x: 0, y: unit * 1.8, color: '#000000b3' };
  if (horror) {
    return {
      ...bare,
      tint: { color: palette.ground[2], amount: 0.4 },
      shadow,
      glow: { blur: unit * 5, color: palette.motif[1] },
      rim: palette.rim,
    };
  }
  return {
    ...bare,
    tint: grey,
    outline: { width: unit * 0.6, color: '#ffffff' },
    shadow,
    glow: { blur: unit * 5, color: palette.glow },
    rim: palette.rim,
  };
}
