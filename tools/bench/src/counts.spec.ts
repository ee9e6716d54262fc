import { CountError, expectGrowth } from './counts';

const before = { generations: 10, holds: 10, outbox: 0, jobs: 3 };

test('expectGrowth accepts counts that grew by exactly the expected numbers', () => {
  const after = { generations: 15, holds: 15, outbox: 0, jobs: 8 };
  expect(() => expectGrowth(before, after, { generations: 5, holds: 5, outbox: 0, jobs: 5 })).not.toThrow();
});

test.each(['generations', 'holds', 'outbox', 'jobs'] as const)(
  'expectGrowth throws a CountError if the count of %s grew by more or less than expected',
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
