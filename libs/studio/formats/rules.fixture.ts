import { clipped, overlap } from '../planning/geometry';
import { capitalHeight } from '../scene/capitals';
import type { Box, Layer, LayerOf, Scene } from '../scene/scene.schema';
import { headOf } from './faces';
import { corner, smallScale } from './frame';
import { leastCapitals } from './letters';
import type { Slots } from './slots';

type Text = LayerOf<'text'> | LayerOf<'badge'>;
type Drawn = LayerOf<'illustration'>;

const isText = (layer: Layer): layer is Text => layer.kind === 'text' || layer.kind === 'badge';
const isDrawn = (layer: Layer): layer is Drawn => layer.kind === 'illustration' && layer.role === 'hero';
const isFace = ({ id }: Drawn): boolean => id.startsWith('person-');

/** The upright rectangle around a turned one. */
function around({ x, y, width, height }: Box, rotation: number): Box {
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [wide, high] = [width * cos + height * sin, width * sin + height * cos];
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
}

const boxOfText = (text: Text): Box => around(text.box, text.rotation);

const wordsOf = (text: Text): string =>
  text.kind === 'badge' ? text.text : text.lines.flatMap(({ runs }) => runs.map((run) => run.text)).join(' ');

/** Height of the smallest capitals of a text in a copy of 168 pixels width. */
const capitalsOf = (text: Text, scene: Scene): number => {
  const sizes = text.kind === 'badge' ? [text.size] : text.lines.map(({ size }) => size);
  return (Math.min(...sizes) * capitalHeight(text.face)) / smallScale(scene);
};

/** Height of capitals in that copy for a text of more than four words, which the prompt asks for. */
const leastLong = 6;

/** Share of a picture that a drawing's box covers. */
export const shareOf = ({ box }: Drawn, scene: Scene): number => {
  const { width, height } = clipped(box, scene);
  return (width * height) / (scene.width * scene.height);
};

/** The drawings of a scene that are no faces, and the faces. */
export const thingsOf = ({ layers }: Scene): Drawn[] =>
  layers.filter(isDrawn).filter((layer) => !isFace(layer));
export const facesOf = ({ layers }: Scene): Drawn[] => layers.filter(isDrawn).filter(isFace);
export const textsOf = ({ layers }: Scene): Text[] => layers.filter(isText);

/** The rules about letters that a scene breaks, one line each. */
export function brokenRules(scene: Scene, { hook }: Slots): string[] {
  const { width, height } = scene;
  const heads = facesOf(scene).map(({ box }) => headOf(box));
  const timestamp = { x: width * corner.left, y: height * corner.top, width, height };
  const least = hook.split(' ').length > 4 ? leastLong : leastCapitals;
  const texts = textsOf(scene);
  return texts.flatMap((text, place) => {
    const box = boxOfText(text);
    const words = `"${wordsOf(text)}"`;
    const capitals = capitalsOf(text, scene);
    const isOut = box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height;
    const others = texts.slice(place + 1).filter((other) => other.kind !== text.kind);
    return [
      ...(isOut ? [`${words} leaves the picture: ${JSON.stringify(box)}`] : []),
      ...(capitals < least ? [`${words} has capitals of ${capitals.toFixed(1)} px`] : []),
      ...(heads.some((head) => overlap(head, box)) ? [`${words} stands on a face`] : []),
      ...(overlap(timestamp, box) ? [`${words} stands in the lower right corner`] : []),
      ...others
        .filter((other) => overlap(text.box, other.box))
        .map((other) => `${words} and "${wordsOf(other)}" overlap`),
    ];
  });
}
