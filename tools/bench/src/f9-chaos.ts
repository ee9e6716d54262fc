import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { appSettings, startApi, startScriptedWorker } from './api-process';
import type { Bench, Benchmark } from './benchmark';
import type { PageAddresses, Viewer } from './chaos-page';
import { CountError, expectCleanAudit } from './counts';
import type { Sent, ToSend } from './f8-sockets';
import { ask } from './messages';
import { freePort } from './processes';
import type { BenchUser } from './requests';
import { figuresOf, fullRounds, interleave } from './rounds';
import { type BenchApp, createBenchApp } from './bench-app';

/** Number of users in benchmark F9, with one page each. */
const userCount = { full: 100, smallest: 8 } as const;
/**
 * Numbers of dropped connections, killed gateways and page reloads in one round; `everyMs` is the pause between two
 * such faults.
 */
const drops = { full: 1000 / fullRounds, smallest: 8, everyMs: 80 } as const;
const kills = { full: 50 / fullRounds, smallest: 1 } as const;
const refreshes = { full: 200 / fullRounds, smallest: 2, everyMs: 400 } as const;
/** Pause between two kills of the gateway in ms. */
const gatewayLifeMs = 700;
/** Number of events per second that report the end of a generation. */
const perSecond = 15;

/** Message to the process with the simulated pages: starts a round, or ends the round and requests the shown events. */
export type ChaosTask =
  | {
      users: readonly BenchUser[];
      /** Addresses of the servers. The compared server has no api, so only the address of its gateway is given. */
      addresses: PageAddresses | { gateway: string };
      perSecond: number;
      drops: { count: number; everyMs: number };
      refreshes: { count: number; everyMs: number };
    }
  | { end: true };
/** The generations that one user requested in a round, the ends that the page showed, and the faults of the page. */
export type Seen = { userId: string } & Pick<Viewer, 'asked' | 'shown' | 'faults'>;

type Side = {
  pages: ChildProcess;
  addresses: PageAddresses | { gateway: string };
  /** Kills the gateway and starts another gateway. */
  replaceGateway: () => Promise<void>;
};

/**
 * Starts a gateway on a free port.
 * @returns its URL, its process, and a function that kills and replaces the gateway
 */
const gatewayStarter = async (bench: Bench, start: (port: string) => Promise<ChildProcess>) => {
  const port = String(await freePort());
  const state = { child: (await start(port)) as ChildProcess | undefined };
  const replace = async () => {
    const { child } = state;
    state.child = undefined;
    if (child) await bench.processes.kill(child);
    state.child = await start(port);
  };
  return { url: `http://127.0.0.1:${port}`, state, replace };
};

/**
 * Runs one round with dropped connections, killed gateways and page reloads.
 * @param stop stops the events that this process emits for the compared server
 * @returns the requests and the shown events of each user
 */
const makeChaos = async (bench: Bench, app: BenchApp, side: Side, stop?: () => void): Promise<Seen[]> => {
  await ask<ChaosTask, Seen[]>(side.pages, {
    users: app.users,
    addresses: side.addresses,
    perSecond,
    drops: { count: bench.of(drops.full, drops.smallest), everyMs: drops.everyMs },
    refreshes: { count: bench.of(refreshes.full, refreshes.smallest), everyMs: refreshes.everyMs },
  });
  for (let killed = 0; killed < bench.of(kills.full, kills.smallest); killed += 1) {
    await delay(gatewayLifeMs);
    await side.replaceGateway();
  }
  stop?.();
  return ask<ChaosTask, Seen[]>(side.pages, { end: true });
};

/** Prints and returns the share in percent of ended generations whose end was shown exactly once to their user. */
const shareShown = (
  bench: Bench,
  side: string,
  ended: ReadonlyMap<string, readonly string[]>,
  seen: readonly Seen[],
): number => {
  let [all, right] = [0, 0];
  for (const { userId, shown } of seen) {
    const own = ended.get(userId) ?? [];
    all += own.length;
    right += own.filter((key) => shown.filter((other) => other === key).length === 1).length;
  }
  bench.say(`${side}: ${right} of ${all} ends shown exactly once`);
  return (100 * right) / all;
};

/** Checks the requested generations in Postgres. @throws CountError if a generation is missing or has not ended */
const expectEnded = async ({ owner }: BenchApp, seen: readonly Seen[]): Promise<void> => {
  const ids = seen.flatMap(({ asked }) => asked);
  const { rows } = await owner.query<{ ended: number }>(
    `SELECT count(*)::int AS ended FROM generations WHERE id = ANY ($1) AND error_code = 'safety'`,
    [ids],
  );
  if (rows[0]?.ended !== ids.length)
    throw new CountError(`${rows[0]?.ended} of ${ids.length} requested generations have ended`);
};

/**
 * Starts Portada for the measurement: the built api, worker and gateway. The pages request images with the protocol
 * of the web app.
 */
const startOurs = async (bench: Bench, app: BenchApp): Promise<() => Promise<number>> => {
  const startGateway = (port: string) =>
    bench.processes.startApp('gateway', {
      ...appSettings(bench, app),
      GATEWAY_PORT: port,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
    });
  const [api, pages, { url, replace }] = await Promise.all([
    startApi(bench, app),
    bench.processes.startScript('chaos-clients'),
    gatewayStarter(bench, startGateway),
    startScriptedWorker(bench, app, 16),
  ]);
  return async () => {
    const seen = await makeChaos(bench, app, {
      pages,
      addresses: { api, gateway: url },
      replaceGateway: replace,
    });
    await expectEnded(app, seen);
    const faults = seen.flatMap((one) => one.faults);
    if (faults.length > 0)
      throw new CountError(
        `the pages reported ${faults.length} protocol faults: ${faults.slice(0, 3).join('; ')}`,
      );
    const share = shareShown(bench, 'ours', new Map(seen.map(({ userId, asked }) => [userId, asked])), seen);
    if (share !== 100)
      throw new CountError(`the ends of ${share} % of the generations were shown exactly once`);
    return share;
  };
};

/**
 * Starts the compared server: a socket.io server with its defaults. Events that are emitted while the server is
 * down are lost.
 */
const startPeer = async (bench: Bench, app: BenchApp): Promise<() => Promise<number>> => {
  const startServer = (PORT: string) => bench.processes.startScript('bare-sockets', { PORT });
  const [pages, { url, state, replace }] = await Promise.all([
    bench.processes.startScript('chaos-clients'),
    gatewayStarter(bench, startServer),
  ]);
  let version = 0;
  return async () => {
    const ended = new Map<string, string[]>(app.users.map(({ id }) => [id, []]));
    const emit = () => {
      version += 1;
      const userId = app.users[version % app.users.length]?.id ?? '';
      ended.get(userId)?.push(String(version));
      if (!state.child) return;
      const message = { events: [{ userId, version }], perSecond };
      ask<{ events: ToSend[]; perSecond: number }, Sent[]>(state.child, message).catch(() => undefined);
    };
    const timer = setInterval(emit, 1000 / perSecond);
    const side = { pages, addresses: { gateway: url }, replaceGateway: replace };
    const seen = await makeChaos(bench, app, side, () => clearInterval(timer));
    return shareShown(bench, 'default socket.io', ended, seen);
  };
};

/**
 * Benchmark F9: share of ended generations that are shown exactly once, while connections drop, gateways are killed
 * and pages reload.
 */
export const surviveChaos: Benchmark = async (bench) => {
  const app = await createBenchApp(bench.settings, 'bench_9', bench.of(userCount.full, userCount.smallest));
  const [ours, peer] = await Promise.all([startOurs(bench, app), startPeer(bench, app)]);
  // The counts do not depend on the speed of the machine, so no round is repeated.
  const measured = await interleave({ ...bench, ceiling: undefined }, { ours, peer });
  await expectCleanAudit(app);
  await bench.processes.endAll();
  await app.close();
  const count = (of: { full: number; smallest: number }) => bench.rounds * bench.of(of.full, of.smallest);
  return [
    {
      name: 'F9',
      path: `ends of pictures shown exactly once, in order, over ${count(drops)} dropped connections, ${count(kills)} killed gateways, ${count(refreshes)} refreshes`,
      beside: 'default socket.io in the same chaos',
      figures: figuresOf(measured, (share) => share),
      unit: 'percent',
      aim: { at: 'least', ours: 100 },
    },
  ];
};
