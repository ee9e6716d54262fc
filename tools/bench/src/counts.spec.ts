import { CountError, expectGrowth } from './counts';

const before = { generations: 10, holds: 10, outbox: 0, jobs: 3 };

test('the check of counts passes if the rows grew by exactly the accepted requests', () => {
  const after = { generations: 15, holds: 15, outbox: 0, jobs: 8 };
  expect(() => expectGrowth(before, after, { generations: 5, holds: 5, outbox: 0, jobs: 5 })).not.toThrow();
});

test.each(['generations', 'holds', 'outbox', 'jobs'] as const)(
  'the check of counts fails if there is one row too many or too few: %s',
  (what) => {
    const after = { generations: 15, holds: 15, outbox: 0, jobs: 8 };
    for (const off of [1, -1]) {
      const wrong = { ...after, [what]: after[what] + off };
      const act = () => expectGrowth(before, wrong, { generations: 5, holds: 5, outbox: 0, jobs: 5 });
      expect(act).toThrow(CountError);
      expect(act).toThrow(what);
    }
  },
);
