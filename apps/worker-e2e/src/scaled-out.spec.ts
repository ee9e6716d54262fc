import { LoadBalancedCreator } from './harness/load-balanced-creator';
import { type Member, ScaledOut } from './harness/scaled-out';

jest.setTimeout(300_000);

const creatorCount = 3;
/** With the environment variable `EVERY_PROCESS=1` all nine processes are restarted and killed, not one of each kind. */
const isComplete = process.env['EVERY_PROCESS'] === '1';

let stack: ScaledOut;
let creators: LoadBalancedCreator[] = [];
beforeAll(async () => {
  stack = await ScaledOut.start();
  creators = await Promise.all(
    Array.from({ length: creatorCount }, async (_, index) => {
      const origins = index % 2 === 0 ? stack.origins : [...stack.origins].reverse();
      return LoadBalancedCreator.open(stack.product, await stack.product.creator(10_000), origins);
    }),
  );
});
afterAll(async () => {
  for (const creator of creators) creator.close();
  await stack.close();
});

/** Lets every creator request one image after the other until the work is done. */
const underLoad = async (work: () => Promise<void>): Promise<void> => {
  let isDone = false;
  const load = creators.map(async (creator) => {
    while (!isDone) {
      await creator.work('A red boat on a quiet lake [slow 400]');
      await creator.seesAll();
    }
  });
  try {
    await work();
  } finally {
    isDone = true;
    await Promise.all(load);
  }
};

/** Replaces processes one after the other, and expects that only a web server drops connections. */
const inTurn = async (
  members: readonly Member[],
  replace: (member: Member) => Promise<void>,
): Promise<void> => {
  for (const member of members) {
    const dropped = (): number => creators.reduce((sum, creator) => sum + creator.dropped, 0);
    const before = dropped();
    await replace(member);
    // The clients of a web server are outside. They try the next web server after a lost connection.
    if (member.kind !== 'web-server') expect([member.kind, dropped()]).toEqual([member.kind, before]);
  }
};

/** Expects that every creator saw every accepted generation succeed, and that each was made and charged once. */
const expectAllOnce = async (): Promise<void> => {
  const accepted = creators.reduce((sum, creator) => sum + creator.known.size, 0);
  expect(accepted).toBeGreaterThan(creatorCount);
  expect(await stack.product.settled()).toEqual({ succeeded: accepted });
  expect(creators.flatMap(({ faults }) => faults)).toEqual([]);
  await stack.product.expectFair();
};

test('while processes are restarted in turn under load, no request fails and no attempt at an image is lost', async () => {
  await underLoad(() =>
    inTurn(stack.members(isComplete ? 'all' : 'first'), (member) => stack.restart(member)),
  );
  await expectAllOnce();
  const { rows } = await stack.product.owner.query('SELECT id FROM generations WHERE failures > 0');
  expect(rows).toEqual([]);
});

test('while processes are killed in turn under load, no request fails, and each image is made and charged once', async () => {
  await underLoad(() => inTurn(stack.members(isComplete ? 'all' : 'last'), (member) => stack.kill(member)));
  await expectAllOnce();
});
