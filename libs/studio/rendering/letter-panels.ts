import { seededRandom } from '../scene/random';
import type { TextLayer } from '../scene/scene.schema';
import type { Context } from './host';
import type { Letters } from './letters';
import { polygon } from './paint';

/** How far a panel reaches above the baseline and below it, as a share of the size of its line. */
const rise = 0.8;
const drop = 0.1;

/**
 * A block of color behind each line, hugging it; without a radius its ends are cut like paper.
 * @param ctx where, already turned with the text
 * @param layer the text and its panel
 * @param letters as measured
 */
export function drawPanels(ctx: Context, layer: TextLayer, letters: Letters): void {
  const { panel } = layer;
  if (!panel) return;
  const random = seededRandom(Math.round(layer.box.x * 31 + layer.box.y * 17 + layer.box.width));
  ctx.fillStyle = panel.color;
  for (const baseline of new Set(letters.map((piece) => piece.baseline))) {
    const line = letters.filter((piece) => piece.baseline === baseline);
    const [first, last] = [line[0], line.at(-1)];
    if (!first || !last) continue;
    const left = first.x - panel.padding;
    const right = last.x + last.width + panel.padding;
    const top = baseline - first.size * rise - panel.padding * 0.5;
    const bottom = baseline + first.size * drop + panel.padding * 0.35;
    if (panel.radius > 0) {
      ctx.beginPath();
      ctx.roundRect(left, top, right - left, bottom - top, panel.radius);
    } else {
      const off = () => panel.padding * random.between(-0.3, 0.3);
      polygon(ctx, [
        { x: left + off(), y: top + off() * 0.7 },
        { x: right + off(), y: top + off() * 0.7 },
        { x: right + off(), y: bottom + off() * 0.7 },
        { x: left + off(), y: bottom + off() * 0.7 },
      ]);
    }
    ctx.fill();
  }
}
