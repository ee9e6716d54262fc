import type { Box, IllustrationLayer } from '../scene/scene.schema';
import type { Illustration } from '../knowledge/illustrations';
import { type Composition, compositionOf } from './composition';
import type { Draft } from './draft';
import { inset, overlap } from './geometry';
import { personEffects } from './hero-effects';
import { placeIllustration } from './place-illustration';
import { roomNextToHero } from './second-subject';
import { isSomebody, type Person } from './people';

/**
 * A large person at one side who faces the words, and the thing of the prompt below the words.
 * @param draft the decisions about the picture
 * @param person the person shown
 * @param text boxes of headline and badge
 */
export function withPerson(draft: Draft, person: Person, text: readonly Box[]): Composition {
  const hero = personLayer(draft, person);
  const thing = thingBeside(draft);
  const room = thing ? thingRoom(draft, text) : null;
  if (!thing || !room) return compositionOf([hero]);
  const seen = placeIllustration(draft, thing, {
    role: 'prop',
    room,
    rotation: draft.random.between(-6, 6),
  });
  return compositionOf([hero], { front: [seen], taken: [room] });
}

/**
 * A person so close that the edge of the picture cuts the person, and the thing of the prompt in the room that the
 * words leave.
 * @param draft the decisions about the picture
 * @param person the person shown
 * @param text boxes of headline and badge
 */
export function closeToPerson(draft: Draft, person: Person, text: readonly Box[]): Composition {
  const [side] = draft.layout.heroes;
  const { width, height } = draft.input;
  // The edges of the picture cut a person at the chest and at the shoulder. In a square picture, the words cover the
  // chest.
  const isWide = width > height;
  const left = side.x - (isWide ? width * 0.07 : 0);
  const right = isWide ? side.x + side.width : Math.min(side.x + side.width, width * 0.829);
  const close = { ...side, x: left, width: right - left, height: height * (isWide ? 1.14 : 1.04) - side.y };
  const hero = personLayer(draft, person, close);
  const thing = thingBeside(draft);
  const room = thing ? roomNextToHero(draft, hero, [...text, uncovered(hero.box)], 0.5) : null;
  if (!thing || !room) return compositionOf([hero]);
  return compositionOf([hero], {
    front: [placeIllustration(draft, thing, { role: 'prop', room, rotation: -4 })],
    taken: [room],
  });
}

/**
 * The thing that the prompt names besides the person; undefined if the prompt names none that is certain.
 * @param draft the decisions about the picture
 */
export function thingBeside({ isSure, subject }: Draft): Illustration | undefined {
  const { heroes, second, others } = subject;
  const things = [...heroes, ...(second ? [second] : []), ...others];
  return isSure ? things.find((one) => !isSomebody(one)) : undefined;
}

/** The part of a person that no drawing may cover: the box without a margin of 4 % of its width. */
const uncovered = (box: Box): Box => inset(box, box.width * 0.04);

/** The layer of the person in the hero's room; the lower edge of the picture cuts the person. */
function personLayer(
  draft: Draft,
  { illustration }: Person,
  room: Box = draft.layout.heroes[0],
): IllustrationLayer {
  const { input } = draft;
  const looks = room.x + room.width / 2 < input.width / 2 ? 'right' : 'left';
  return placeIllustration(draft, illustration, {
    role: 'hero',
    room,
    rotation: 0,
    looks,
    anchor: [looks === 'right' ? 0.3 : 0.7, 1],
    effects: personEffects(draft, looks),
  });
}

/**
 * Room for the thing of the prompt: the part of the layout's second room without words; null if that part is too low.
 */
function thingRoom({ layout, input, unit }: Draft, text: readonly Box[]): Box | null {
  if (!layout.second) return null;
  let room = layout.second;
  const [words] = text;
  if (words && words.y + words.height / 2 < room.y) {
    const top = Math.min(words.y + words.height + unit * 2, room.y + room.height);
    room = { ...room, y: top, height: room.y + room.height - top };
  }
  for (const box of text.filter((one) => overlap(one, room))) {
    if (box.y > room.y) room = { ...room, height: box.y - room.y - unit };
    else
      room = {
        ...room,
        y: box.y + box.height + unit,
        height: room.y + room.height - box.y - box.height - unit,
      };
  }
  return room.height < input.height * 0.16 ? null : room;
}
