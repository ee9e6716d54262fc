import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { restartOnSignal } from './restarts';
import { withSupervisor } from './run';
import { describeService } from './service';

const script = `
  process.on('message', ({ type }) => type === 'stop' && process.exit(0));
  process.on('disconnect', () => process.exit(0));`;

/**
 * A dev stack with one small service, which restarts.spec.ts runs as `node --import tsx restarts.fixture.ts <data folder>`. A
 * process of the service is ready while the file `ready` is in the data folder, and exits at once while the file `broken` is
 * there. The fixture prints the id of each process.
 */
const main = async (folder: string): Promise<void> => {
  await withSupervisor(folder, async (supervisor, data) => {
    const service = describeService({
      name: 'app',
      log: 'app.log',
      readyWithinMs: 30_000,
      ending: { signal: 'SIGTERM', graceMs: 5000, stage: 0 },
      launch: () => {
        const own = existsSync(data.in('broken')) ? 'process.exit(4)' : script;
        const child = spawn(process.execPath, ['-e', own], {
          stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
          detached: true,
        });
        process.stdout.write(`${child.pid}\n`);
        return { child, isReady: () => Promise.resolve(existsSync(data.in('ready'))) };
      },
      handover: { activate: () => {}, release: () => Promise.resolve(), spareAfterMs: null },
    });
    await supervisor.start(service);
    restartOnSignal(supervisor, data, [service]);
    process.stdout.write('accepts restarts\n');
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
