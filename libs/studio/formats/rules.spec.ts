import { type AspectRatio, aspectRatios, formatNames, pictureSizes } from '@portada/contracts';
import { looks } from '../knowledge/people';
import { overlap } from '../planning/geometry';
import { sceneSchema } from '../scene/scene.schema';
import type { Drawing } from '../reading/reading';
import { leastShare } from './arrange';
import type { FormatSize } from './format';
import { headOf } from './faces';
import { formats, photoPlace } from './index';
import { realMeasure } from './measure.fixture';
import { brokenRules, facesOf, shareOf, textsOf, thingsOf } from './rules.fixture';
import type { Slots } from './slots';
import { plainSlots } from './slots.fixture';
import { aspectOf } from './things';

const measure = realMeasure();
const sizes = aspectRatios.map((aspectRatio: AspectRatio): FormatSize => ({
  ...pictureSizes[aspectRatio],
  aspectRatio,
}));

const drawing = (id: string, group: number, ink: Drawing['ink'], hue: number | null): Drawing => ({
  id,
  group,
  ink,
  hue,
});

/** Things of all shapes: square, wide, tall, small in their square, without color. */
const things = [
  drawing('hamburger', 4, [0.06, 0.09, 0.94, 0.91], 60),
  drawing('automobile', 5, [0.05, 0.27, 0.95, 0.75], 20),
  drawing('own-phone-dark', 7, [0.25, 0.06, 0.75, 0.94], 250),
  drawing('own-spanish-guitar', 6, [0.33, 0.03, 0.68, 0.97], 50),
  drawing('dog-face', 3, [0.06, 0.08, 0.94, 0.92], 70),
  drawing('shark', 3, [0.12, 0.1, 0.88, 0.94], null),
  drawing('own-apartment-block', 5, [0.15, 0.06, 0.85, 0.95], 45),
  drawing('coin', 7, [0.2, 0.2, 0.8, 0.8], 90),
];

const hooks = [
  'WHY?',
  '$48,000',
  'EXTRAORDINARIAMENTE',
  'SIN HORNO',
  '¿CUÁNTO CUESTA?',
  'NEVER AGAIN',
  '60 DÍAS SIN CAFÉ',
  'DO SHARKS SLEEP?',
  '¿AÑOS PERDIDOS?',
  'THE WORST BURGER EVER',
  'I MOVED TO JAPAN',
];

const asked = [
  'THINGS NOBODY TELLS YOU ABOUT LIVING ABROAD',
  'LO QUE NADIE TE CUENTA DE VIVIR SOLO',
  'HOW I PAID OFF $48,000 FAST',
];

const [first] = looks;
if (!first) throw new Error('There is no look.');
const face = { look: first, mood: 'shocked', side: null } as const;

const numberOf = (hook: string): Slots['number'] => {
  const [, before = '', big = '', after = ''] = /^(.*?)(\S*\d\S*)(.*)$/.exec(hook) ?? [];
  return big === '' ? null : { before: before.trim(), big, after: after.trim() };
};

/** Slots that every format but the photo suits. */
const fullSlots = (thing: Drawing, hook: string, more: Partial<Slots> = {}): Slots => ({
  ...plainSlots,
  thing,
  hook,
  face,
  number: numberOf(hook),
  sides: [
    { name: 'TOYOTA COROLLA', thing, price: null },
    { name: 'HONDA', thing, price: '$2,000' },
  ],
  isBeforeAfter: true,
  motif: 'sea',
  isMysterious: true,
  ...more,
});

/** Every scene of the formats that fit some slots, in every size, with a name for messages. */
const scenesOf = (slots: Slots) =>
  formatNames
    .filter((name) => name !== 'photo' && formats[name].fits(slots) > 0)
    .flatMap((name) =>
      sizes.map((size) => ({
        name,
        size,
        title: `${name} ${size.aspectRatio}`,
        scene: formats[name].scene(slots, size, measure),
      })),
    );

const faultsOf = (slots: Slots): string[] =>
  scenesOf(slots).flatMap(({ title, scene }) =>
    brokenRules(scene, slots).map((fault) => `${title} ${slots.thing?.id ?? '-'}: ${fault}`),
  );

const plainThing = drawing('hamburger', 4, [0.06, 0.09, 0.94, 0.91], 60);

describe('formats', () => {
  it.each(hooks)('keep the rules about letters with the hook "%s"', (hook) => {
    expect(things.flatMap((thing) => faultsOf(fullSlots(thing, hook)))).toEqual([]);
  });

  it.each(asked)('keep the rules about letters with the asked text "%s"', (hook) => {
    expect(things.flatMap((thing) => faultsOf(fullSlots(thing, hook)))).toEqual([]);
  });

  it('keep the rules about letters with a tag', () => {
    const labels = ['$5', 'SOLD', 'PART 2', 'ANTES 1.200 €'];
    const all = labels.flatMap((label) =>
      ['WHY?', 'SIN HORNO', 'THE WORST BURGER EVER'].flatMap((hook) =>
        things.flatMap((thing) => faultsOf(fullSlots(thing, hook, { label }))),
      ),
    );
    expect(all).toEqual([]);
  });

  it('keep the rules about letters with the face on the left', () => {
    const left = { face: { ...face, side: 'left' as const } };
    expect(
      hooks.flatMap((hook) => things.flatMap((thing) => faultsOf(fullSlots(thing, hook, left)))),
    ).toEqual([]);
    expect(hooks.flatMap((hook) => faultsOf({ ...fullSlots(plainThing, hook, left), thing: null }))).toEqual(
      [],
    );
  });

  // A word of 19 letters takes the whole width, so that a square thing below it is smaller.
  it('show a thing of usual shape on 35 % of the picture or more', () => {
    const large = new Set(['thing', 'close-up', 'mystery', 'poster', 'place']);
    const small = things
      .filter((thing) => aspectOf(thing) > 0.7 && aspectOf(thing) < 1.5)
      .flatMap((thing) =>
        hooks
          .filter((hook) => hook.length < 19)
          .flatMap((hook) =>
            scenesOf(fullSlots(thing, hook))
              .filter(({ name }) => large.has(name))
              .filter(({ scene }) => thingsOf(scene).every((one) => shareOf(one, scene) < leastShare))
              .map(({ title }) => `${title} ${thing.id} ${hook}`),
          ),
      );
    expect(small).toEqual([]);
  });

  it('give scenes that the schema accepts, the same ones each time', () => {
    for (const thing of things) {
      const slots = fullSlots(thing, 'ONLY 5 LEFT', {
        label: 'NEW',
        ink: '#ffdd00',
        ground: '#f7b6c8',
        tint: '#1e56d6',
      });
      const scenes = scenesOf(slots);
      // Before and after has no room for the tag.
      expect(scenes.length).toBe(9 * 4);
      for (const { scene } of scenes) expect(sceneSchema.parse(scene)).toEqual(scene);
      expect(scenesOf(slots)).toEqual(scenes);
    }
  });

  it('leave the room of the own photo free of letters', () => {
    const faults = hooks
      .filter((hook) => hook.length < 19)
      .flatMap((hook) =>
        sizes.flatMap((size) => {
          const slots = fullSlots(plainThing, hook);
          const scene = formats.photo.scene(slots, size, measure);
          const head = headOf(photoPlace(slots, size));
          const covering = textsOf(scene).filter(({ box }) => overlap(box, head));
          return [
            ...brokenRules(scene, slots),
            ...covering.map(() => `${hook} ${size.aspectRatio} stands on the face`),
          ];
        }),
      );
    expect(faults).toEqual([]);
  });

  it('show no letters if the prompt wants none', () => {
    const slots = fullSlots(plainThing, 'NEVER AGAIN', { noText: true, label: 'NEW' });
    for (const { scene } of scenesOf(slots)) expect(textsOf(scene)).toEqual([]);
    expect(formats.words.fits(slots)).toBe(0);
    expect(formats.number.fits(slots)).toBe(0);
  });

  it('show no face if the prompt wants none', () => {
    const slots = fullSlots(plainThing, 'NEVER AGAIN', { noFaces: true });
    for (const { scene } of scenesOf(slots)) expect(facesOf(scene)).toEqual([]);
    expect(formats.face.fits(slots)).toBe(0);
    expect(formats['before-after'].fits(slots)).toBe(0);
  });

  it('show words alone for a death or a disaster', () => {
    const slots = fullSlots(plainThing, '12 DEAD', { tone: 'grave' });
    const fitting = formatNames.filter((name) => formats[name].fits(slots) > 0);
    expect(fitting).toEqual(['words']);
    for (const { scene } of scenesOf(slots)) expect([...thingsOf(scene), ...facesOf(scene)]).toEqual([]);
  });

  it('suit no slots that would stay empty', () => {
    const empty: Slots = { ...plainSlots, thing: null, hook: '' };
    for (const name of formatNames) expect([name, formats[name].fits(empty)]).toEqual([name, 0]);
    const onlyWords = formatNames.filter((name) => formats[name].fits({ ...empty, hook: 'WHY?' }) > 0);
    expect(onlyWords).toEqual(['words']);
    const onlyThing = formatNames.filter((name) => formats[name].fits({ ...empty, thing: plainThing }) > 0);
    expect(onlyThing).toEqual([]);
  });
});
