import { aspectRatios } from '@portada/contracts';
import fc from 'fast-check';
import { intents } from '../knowledge/intents';
import { type Idea, type LayoutName, ideas, layoutNames } from '../scene/scene.schema';
import { type IdeaInput, choicesFor, sceneChoices } from './idea';
import { layoutsFor } from './layout';

const facts: fc.Arbitrary<IdeaInput> = fc
  .record({
    aspectRatio: fc.constantFrom(...aspectRatios),
    intent: fc.constantFrom(...intents),
    theme: fc.constantFrom(...intents),
    request: fc.string(),
    pair: fc.boolean(),
    words: fc.integer({ min: 0, max: 9 }),
    money: fc.boolean(),
    time: fc.boolean(),
    cropped: fc.boolean(),
    person: fc.constantFrom(null, 'named' as const, 'teller' as const),
    named: fc.boolean(),
    crowded: fc.boolean(),
    reported: fc.boolean(),
    turned: fc.boolean(),
    ranked: fc.boolean(),
    drawn: fc.boolean(),
    key: fc.integer({ min: 0, max: 14 }),
    wide: fc.boolean(),
  })
  .map(({ wide, ...some }) => ({
    ...some,
    // A comparison of two things shows no person.
    person: some.pair ? null : some.person,
    letters: some.words * 5,
    longest: some.words === 0 ? 0 : wide ? 14 : 5,
  }));

describe('choicesFor (the ideas and layouts for a request)', () => {
  it('returns at least three choices (two for an image of before and after), and consecutive choices differ in idea and layout', () => {
    fc.assert(
      fc.property(facts, (known) => {
        const choices = choicesFor(known);
        expect(choices.length).toBeGreaterThanOrEqual(known.pair && known.intent === 'before-after' ? 2 : 3);
        choices.forEach((choice, place) => {
          const next = choices[(place + 1) % choices.length] ?? choice;
          expect(next.idea).not.toBe(choice.idea);
          expect(next.layout).not.toBe(choice.layout);
        });
        const pairs = choices.map(({ idea, layout }) => `${idea} ${layout}`);
        expect(new Set(pairs).size).toBe(choices.length);
        for (const { layout } of choices) expect(layoutsFor(known.aspectRatio)).toContain(layout);
      }),
      { numRuns: 2000 },
    );
  });

  it('chooses every idea and every layout for at least one request', () => {
    const seen = { ideas: new Set<Idea>(), layouts: new Set<LayoutName>() };
    for (const known of fc.sample(facts, { numRuns: 3000, seed: 7 })) {
      for (const { idea, layout } of choicesFor(known)) {
        seen.ideas.add(idea);
        seen.layouts.add(layout);
      }
    }
    // Described scenes have choices of their own, which `sceneChoices` gives.
    for (const aspectRatio of aspectRatios)
      for (const hasWords of [true, false])
        for (const isWide of [true, false])
          for (const { idea, layout } of sceneChoices(aspectRatio, { hasWords, isWide })) {
            seen.ideas.add(idea);
            seen.layouts.add(layout);
          }
    expect([...seen.ideas].sort()).toEqual([...ideas].sort());
    expect([...seen.layouts].sort()).toEqual([...layoutNames].sort());
  });

  it('chooses ideas of people only for a request with a person, and ideas of two heroes only for a comparison', () => {
    fc.assert(
      fc.property(facts, (known) => {
        const told = choicesFor(known).map(({ idea }) => idea);
        const shown = known.person !== null;
        if (!shown) expect(told).not.toContain('reaction');
        if (!shown) expect(told).not.toContain('portrait');
        if (!known.pair) expect(told).not.toContain('versus');
        if (!known.pair) expect(told).not.toContain('before-after');
      }),
    );
  });
});
