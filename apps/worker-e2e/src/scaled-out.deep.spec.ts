import { ScaledOutLoad } from './harness/scaled-out-load';

jest.setTimeout(300_000);

/** With the environment variable `EVERY_PROCESS=1` all nine processes are restarted and killed, not one of each kind. */
const isComplete = process.env['EVERY_PROCESS'] === '1';

let load: ScaledOutLoad;
beforeAll(async () => {
  load = await ScaledOutLoad.start();
});
afterAll(() => load.close());

test('while processes are restarted in turn under load, no request fails and no attempt at an image is lost', async () => {
  const { stack } = load;
  await load.during(() =>
    load.inTurn(stack.members(isComplete ? 'all' : 'first'), (member) => stack.restart(member)),
  );
  await load.expectAllOnce();
  await load.expectNoFailedAttempt();
});

test('while processes are killed in turn under load, no request fails, and each image is made and charged once', async () => {
  const { stack } = load;
  await load.during(() =>
    load.inTurn(stack.members(isComplete ? 'all' : 'last'), (member) => stack.kill(member)),
  );
  await load.expectAllOnce();
});
