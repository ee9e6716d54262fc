import type { Box, Layer, Scene } from '../scene/scene.schema';
import { badgeLayer } from './badge';
import { illustrationLayers } from './illustration-layers';
import { type Draft, type Knowledge, type SceneInput, avoidable } from './draft';
import { flagRibbon } from './flag-ribbon';
import { finishLayers, groundLayers } from './ground';
import { askedSigns } from './asked-signs';
import { wideLetter } from './idea-input';
import { keepApart, moveOff, needsGround } from './keep-apart';
import { chipArea } from './layout';
import { besideBadge, headlineLayers } from './lettering';
import { rendererOf } from './idea-renderers';
import { thingBeside } from './ideas-with-people';
import { isTypeLed, setType } from './type-blocks';
import type { Layout } from './template';
import { draftOf, faced } from './make-draft';

/**
 * Plans a thumbnail: its idea, text, illustrations, positions and colors. The same input, knowledge and attempt give
 * the same scene. Neighbouring seeds give another idea in another layout.
 * @param input the creator's request with size and seed
 * @param knowledge illustration set, text measure and part-of-speech taggers
 * @param attempt 0, or 1 to 3 after an earlier plan that was hard to read
 */
export function planScene(input: SceneInput, knowledge: Knowledge, attempt = 0): Scene {
  const draft = draftOf(input, knowledge, attempt);
  const badge = badgeLayer(draft);
  if (badge) {
    const [first, ...others] = draft.layout.blocks;
    draft.layout.blocks = [
      besideBadge(first, badge.box),
      ...others.map((block) => besideBadge(block, badge.box)),
    ];
  }
  const hasThing = draft.person !== null && thingBeside(draft) !== undefined;
  if (draft.subject.included.length > 0 || (isClose(draft) && hasThing)) leaveRoom(draft.layout);
  else if (draft.person && faced.has(draft.layout.name) && !hasThing && !draft.drawnScene) takeRoom(draft);
  setType(draft);
  const heightened = heighten(draft);
  const headline = headlineLayers(draft);
  if (draft.drawnScene) draft.layout.anchor = [0.5, 1];
  else if (isTypeLed(draft.layout.name)) draft.layout.anchor = [0.5, 0.5];
  else if (heightened || needsGround(draft)) keepApart(draft, boxesOf(headline));
  else moveOff(draft, boxesOf(headline));
  const text = boxesOf([...headline, ...(badge ? [badge] : [])]);
  const telling = rendererOf(draft)(draft, text);
  const [hero, ...others] = telling.heroes;
  if (hero) draft.layout.heroes = [hero.box, ...others.map(({ box }) => box)];
  const finish = finishLayers(draft);
  return {
    version: 1,
    width: input.width,
    height: input.height,
    aspectRatio: input.aspectRatio,
    seed: input.seed,
    idea: draft.idea,
    layout: draft.layout.name,
    layers: [
      ...groundLayers(draft),
      ...illustrationLayers(draft, telling, text),
      ...(hero ? crossOver(draft, hero.box) : []),
      ...finish.under,
      ...flagRibbon(draft),
      ...telling.over,
      ...askedSigns(draft, telling, text),
      ...headline,
      ...(badge ? [badge] : []),
      ...finish.over,
    ],
  };
}

/** A cross over a thing that the prompt names only as left out: "a week without sugar". */
function crossOver({ subject, unit, avoids }: Draft, box: Box): Layer[] {
  if (!subject.crossed || avoids(avoidable.mark)) return [];
  const side = Math.min(box.width, box.height) * 0.86;
  const [x, y] = [box.x + (box.width - side) / 2, box.y + (box.height - side) / 2];
  const outline = { width: unit, color: '#14100c' };
  return [
    {
      kind: 'mark',
      shape: 'cross',
      box: { x, y, width: side, height: side },
      rotation: 0,
      color: '#e5252a',
      outline,
    },
  ];
}

const boxesOf = (layers: readonly Layer[]): Box[] =>
  layers.flatMap((layer) => ('box' in layer ? [layer.box] : []));

/** Returns true if a named person fills one side, so that the thing of the prompt is placed below the words. */
const isClose = ({ person, layout }: Draft): boolean =>
  person?.role === 'named' && layout.name === 'close-left';

/** Shortens a column of words next to the hero, so that requested elements have room below the column. */
function leaveRoom(layout: Layout): void {
  const [first] = layout.blocks;
  if (layout.blocks.length > 1 || first.box.height < first.box.width * 0.6) return;
  layout.blocks = [{ ...first, box: { ...first.box, height: first.box.height * 0.66 } }];
}

/** Extends the words beside a person into the room of the thing, if the picture shows no thing. */
function takeRoom({ layout, input }: Draft): void {
  const [first, ...others] = layout.blocks;
  if (!layout.second || others.length > 0) return;
  const top = Math.min(first.box.y, layout.second.y);
  const lowest = Math.max(first.box.y + first.box.height, layout.second.y + layout.second.height);
  // The words end slightly above the timestamp area, so that rounding cannot make the two overlap.
  const bottom = Math.min(lowest, chipArea(input).y - input.height * 0.01);
  layout.blocks = [{ ...first, box: { ...first.box, y: top, height: bottom - top } }];
}

/**
 * Makes a bar of words higher for scripts of wide letters, so that the letters are as large as Latin letters.
 * @returns true if the bar was made higher; the hero must then be moved away from the words
 */
function heighten({ headline, layout, input }: Draft): boolean {
  const [{ box, align, words }] = layout.blocks;
  const isBar =
    words === undefined &&
    layout.blocks.length === 1 &&
    box.width > input.width * 0.6 &&
    layout.split === null;
  if (headline.words.length < 2 || !headline.words.some((word) => wideLetter.test(word)) || !isBar)
    return false;
  const more = Math.min(box.height * 0.24, input.height * 0.07);
  const below = box.y > input.height / 2;
  layout.blocks = [{ align, box: { ...box, y: below ? box.y - more : box.y, height: box.height + more } }];
  return true;
}
