import { spawn } from 'node:child_process';
import { withSupervisor } from './run';
import { startEmbeddedServices } from './embedded-services';

/**
 * A dev stack like that of the command `start`, with one small process instead of the processes of the product.
 * lifecycle.deep.spec.ts runs the fixture as `node --import tsx small-stack.fixture.ts <data folder>`. The fixture
 * prints the connection URLs of its servers when the servers are ready.
 */
const main = async (folder: string): Promise<void> => {
  await withSupervisor(folder, async (supervisor, data) => {
    const servers = { database: 'portada', durable: true, postgres: true, redis: true };
    const addresses = await startEmbeddedServices(supervisor, { data, ...servers });
    await supervisor.start({
      name: 'app',
      log: 'nowhere',
      readyWithinMs: 1000,
      ending: { signal: 'SIGTERM', graceMs: 15_000, stage: 0 },
      launch: () => ({
        child: spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true }),
        isReady: () => Promise.resolve(true),
      }),
    });
    process.stdout.write(`${JSON.stringify(addresses)}\n`);
    await new Promise(() => {});
  });
};

main(process.argv[2] ?? '').then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
