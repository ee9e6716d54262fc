import { ScaledOutLoad } from './harness/scaled-out-load';

jest.setTimeout(600_000);

/**
 * Root of the built workspace of the former version. The test needs it, because the processes of both versions run;
 * docs/operations/scaling.md says how to build it.
 */
const former = process.env['FORMER_VERSION'];

// The default run skips the test, because building a second version takes minutes.
(former === undefined ? test.skip : test)(
  'a deploy from the former version under load fails no request and loses no attempt at an image',
  async () => {
    const load = await ScaledOutLoad.start(former);
    try {
      await load.during(async () => {
        await load.stack.migrate();
        // The processes of the former version run on the new schema, first alone and then beside the new processes.
        await load.inTurn(load.stack.members('all'), (member) => load.stack.upgrade(member));
      });
      await load.expectAllOnce();
      await load.expectNoFailedAttempt();
    } finally {
      await load.close();
    }
  },
);
