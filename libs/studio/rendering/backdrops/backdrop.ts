import type { LayerOf } from '../../scene/scene.schema';
import type { BackdropPlace } from '../../scene/backdrop.schema';
import type { Canvases, Context } from '../canvas';
import { plainLights } from '../../scene/backdrop.schema';
import { type Brush, brushOf, glow, shade } from './brush';
import { halls } from './halls';
import { homes } from './homes';
import { lands } from './lands';
import { towns } from './towns';
import { watersAndSkies } from './waters-and-skies';
import { weatherOver } from './sky';

const painters: Readonly<Record<BackdropPlace, (brush: Brush) => void>> = {
  ...homes,
  ...halls,
  ...lands,
  ...watersAndSkies,
  ...towns,
};

/** Blur of the place behind the members, as a share of the picture's height. */
const softness = 0.0028;

/**
 * Draws the ground of a described scene: a place, slightly out of focus, at its time of day and in its weather.
 * @param ctx context to draw on
 * @param backdrop place, time, weather and line of the floor
 * @param size size of the picture in pixels
 * @param assets creates surfaces
 */
export function drawBackdrop(
  ctx: Context,
  backdrop: LayerOf<'backdrop'>,
  size: { width: number; height: number },
  assets: Canvases,
): void {
  const surface = assets.createCanvas(size.width, size.height);
  const brush = brushOf(surface.getContext('2d'), backdrop, size);
  painters[backdrop.place](brush);
  const isRoom =
    (backdrop.place in homes || backdrop.place in halls) && !/^(?:stage|ring|corridor)$/.test(backdrop.place);
  if (isRoom && backdrop.time === 'night')
    shade(brush, 0, 0, size.width, size.height, '#070b2099', '#0a0f2478', '#070b20a0');
  if (isRoom && backdrop.lights !== plainLights) {
    shade(brush, 0, 0, size.width, size.height, '#05040eb0', '#05040e70', '#05040ea0');
    for (const x of [0.08, 0.92])
      glow(brush, size.width * x, size.height * 0.4, size.height * 0.95, backdrop.lights, 0.75);
  }
  weatherOver(brush);
  ctx.drawImage(surface, 0, 0, size.width, size.height);
  ctx.filter = `blur(${(size.height * softness).toFixed(2)}px)`;
  ctx.drawImage(surface, 0, 0, size.width, size.height);
  ctx.filter = 'none';
}
