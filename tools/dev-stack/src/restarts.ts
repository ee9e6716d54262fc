import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { type DataFolder } from './data-folder';
import { DevStackError } from './dev-stack-error';
import { during } from './progress';
import { say } from './run';
import { type Service } from './service';
import { type ServiceEvent } from './service-runner';
import { type Supervisor } from './supervisor';

/**
 * Signal that `npm run restart` sends. SIGHUP cannot be used, because a closed terminal sends SIGHUP to stop the
 * dev stack.
 */
const restartSignal = 'SIGUSR2';

/** What the dev stack writes about restarts to restart.json in its data folder. */
const restartsSchema = z.object({
  /** Process id of the dev stack, which accepts restarts. */
  pid: z.number(),
  /** Numbers of the restarts that have begun and ended. */
  begun: z.number(),
  ended: z.number(),
  /** Service whose process is being replaced; null between restarts. */
  replacing: z.string().nullable(),
  /** Reason for which the last restart failed; null if it succeeded. */
  failure: z.string().nullable(),
});
type Restarts = z.infer<typeof restartsSchema>;

const runSchema = z.object({ stack: z.object({ pid: z.number() }) });

const fileOf = (data: DataFolder): string => data.in('restart.json');

const read = (data: DataFolder): Restarts | undefined =>
  existsSync(fileOf(data))
    ? restartsSchema.safeParse(JSON.parse(readFileSync(fileOf(data), 'utf8'))).data
    : undefined;

const write = (data: DataFolder, restarts: Restarts): void => {
  writeFileSync(`${fileOf(data)}.new`, JSON.stringify(restarts), { mode: 0o600 });
  renameSync(`${fileOf(data)}.new`, fileOf(data));
};

/**
 * Accepts restarts: at `restartSignal` each process is replaced by a successor, one after the other, without an interruption
 * of service. restart.json says what happens. The parent process receives a message for each process that becomes active or
 * spare, also before this call, and a message when all processes are replaced.
 */
export const restartOnSignal = (
  supervisor: Supervisor,
  data: DataFolder,
  services: readonly Service[],
): void => {
  const publish = (event: ServiceEvent) => process.connected && process.send?.(event);
  supervisor.latestEvents().forEach(publish);
  supervisor.onEvent(publish);
  const names = services.filter(({ handover }) => handover).map(({ name }) => name);
  let restarts: Restarts = { pid: process.pid, begun: 0, ended: 0, replacing: null, failure: null };
  const note = (change: Partial<Restarts>) => write(data, (restarts = { ...restarts, ...change }));
  const restartAll = async () => {
    note({ begun: restarts.begun + 1 });
    for (const name of names) {
      note({ replacing: name });
      await supervisor.restart(name);
    }
    say(`Processes restarted: ${names.join(', ')}.`);
    if (process.connected) process.send?.({ restarted: names });
    note({ ended: restarts.begun, replacing: null, failure: null });
  };
  let running: Promise<void> = Promise.resolve();
  process.on(restartSignal, () => {
    running = running.then(restartAll).catch((error: unknown) => {
      const failure = error instanceof Error ? error.message : String(error);
      say(`The restart of the processes failed: ${failure}`);
      note({ ended: restarts.begun, replacing: null, failure });
    });
  });
  note({});
};

/** Returns restart.json of a running dev stack. @throws DevStackError if none runs, or if it accepts no restart */
const acceptedBy = (data: DataFolder): Restarts => {
  let pid;
  try {
    pid = runSchema.parse(JSON.parse(readFileSync(data.in('run.json'), 'utf8'))).stack.pid;
    process.kill(pid, 0);
  } catch {
    throw new DevStackError(`No Portada runs on ${data.path}: npm start starts one.`);
  }
  const restarts = read(data);
  if (restarts?.pid === pid) return restarts;
  throw new DevStackError(
    `The Portada on ${data.path} accepts no restart: it is still starting, or npm run dev runs it and its processes ` +
      'follow each build.',
  );
};

/** Time in ms between two looks at restart.json. */
const pollMs = 100;

/**
 * Time in ms after which a restart that does not go on has failed: three processes of one service may need a minute each,
 * and its last one half a minute to end.
 */
const silentMs = 240_000;

const assertRuns = (data: DataFolder, pid: number, silenceMs: number): void => {
  try {
    process.kill(pid, 0);
  } catch {
    throw new DevStackError(`Portada ended during the restart: see ${data.in('logs')}`);
  }
  if (silenceMs > silentMs)
    throw new DevStackError(`The restart stands still (process ${pid}): see ${data.in('logs')}`);
};

/**
 * Lets the dev stack on a data folder replace its processes. Resolves when the new processes are ready and the old ones have
 * ended.
 * @throws DevStackError if no dev stack runs there, or with the reason for which the restart failed
 */
export const requestRestart = async (data: DataFolder): Promise<void> => {
  const before = acceptedBy(data);
  process.kill(before.pid, restartSignal);
  let [last, changedAt] = [before, performance.now()];
  const hasEnded = () => last.ended > before.begun;
  await during(
    () => `Restarting ${last.replacing ?? 'the processes'}`,
    async () => {
      while (!hasEnded()) {
        await delay(pollMs);
        const next = read(data) ?? last;
        if (JSON.stringify(next) !== JSON.stringify(last)) changedAt = performance.now();
        last = next;
        if (!hasEnded()) assertRuns(data, before.pid, performance.now() - changedAt);
      }
    },
  );
  if (last.failure !== null) throw new DevStackError(`The restart failed: ${last.failure}`);
};
