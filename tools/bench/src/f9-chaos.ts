import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { appSettings, startApi, startWorker } from './api-process';
import type { Bench, Benchmark } from './benchmark';
import type { PageAddresses } from './chaos-page';
import { CountError, expectCleanAudit } from './counts';
import type { Sent, ToSend } from './f8-sockets';
import { ask } from './messages';
import { freePort } from './processes';
import type { BenchUser } from './requests';
import { figuresOf, fullRounds, interleave } from './rounds';
import { type World, createWorld } from './world';

/** Users with a page each; what happens to the pages in one round, and how many ms apart. */
const userCount = { full: 100, smallest: 8 } as const;
const drops = { full: 1000 / fullRounds, smallest: 8, everyMs: 80 } as const;
const kills = { full: 50 / fullRounds, smallest: 1 } as const;
const refreshes = { full: 200 / fullRounds, smallest: 2, everyMs: 400 } as const;
/** ms for which a gateway lives. */
const livesMs = 700;
/** Terminal events a second. */
const perSecond = 15;

/** A page of one user, through its refreshes. */
export type Viewer = {
  readonly user: BenchUser;
  /** Ids of the pictures that the page asked for. */
  readonly asked: string[];
  /** What ended, in the order in which the user saw it; doubled where it was shown twice. */
  readonly shown: string[];
  /** What should not have happened, in words. */
  readonly faults: string[];
  isLive(): boolean;
  /** Whether the page waits for nothing more. */
  isSettled(): boolean;
  /** Loses its connection. */
  drop(): void;
  /** Is loaded again. */
  refresh(): void;
  close(): void;
};

/** What the process of pages is told: to begin a round, or to end it and give what the users saw. */
export type ChaosTask =
  | {
      users: readonly BenchUser[];
      /** The peer has a gateway alone. */
      addresses: PageAddresses | { gateway: string };
      perSecond: number;
      drops: { count: number; everyMs: number };
      refreshes: { count: number; everyMs: number };
    }
  | { end: true };
export type Seen = { userId: string } & Pick<Viewer, 'asked' | 'shown' | 'faults'>;

type Side = {
  pages: ChildProcess;
  addresses: PageAddresses | { gateway: string };
  /** Kills the gateway and starts the next one. */
  replaceGateway: () => Promise<void>;
};

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
 * One round of chaos.
 * @param stop ends what the side emits by itself
 * @returns what the users saw
 */
const makeChaos = async (bench: Bench, world: World, side: Side, stop?: () => void): Promise<Seen[]> => {
  await ask<ChaosTask, Seen[]>(side.pages, {
    users: world.users,
    addresses: side.addresses,
    perSecond,
    drops: { count: bench.of(drops.full, drops.smallest), everyMs: drops.everyMs },
    refreshes: { count: bench.of(refreshes.full, refreshes.smallest), everyMs: refreshes.everyMs },
  });
  for (let killed = 0; killed < bench.of(kills.full, kills.smallest); killed += 1) {
    await delay(livesMs);
    await side.replaceGateway();
  }
  stop?.();
  return ask<ChaosTask, Seen[]>(side.pages, { end: true });
};

/** Per cent of what ended that was shown exactly once to the user whose it was; printed too. */
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

/** @throws CountError unless what the pages asked for is what Postgres has, and has ended */
const expectEnded = async ({ owner }: World, seen: readonly Seen[]): Promise<void> => {
  const ids = seen.flatMap(({ asked }) => asked);
  const { rows } = await owner.query<{ ended: number }>(
    `SELECT count(*)::int AS ended FROM generations WHERE id = ANY ($1) AND error_code = 'safety'`,
    [ids],
  );
  if (rows[0]?.ended !== ids.length) throw new CountError(`${rows[0]?.ended} of ${ids.length} have ended`);
};

/** Ours: the real api, worker and gateway; pages that keep to the web app's protocol ask for what ends. */
const startOurs = async (bench: Bench, world: World): Promise<() => Promise<number>> => {
  const startGateway = (port: string) =>
    bench.processes.startApp('gateway', {
      ...appSettings(bench, world),
      GATEWAY_PORT: port,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
    });
  const [api, pages, { url, replace }] = await Promise.all([
    startApi(bench, world),
    bench.processes.startScript('chaos-clients'),
    gatewayStarter(bench, startGateway),
    startWorker(bench, world, 16),
  ]);
  return async () => {
    const seen = await makeChaos(bench, world, {
      pages,
      addresses: { api, gateway: url },
      replaceGateway: replace,
    });
    await expectEnded(world, seen);
    const faults = seen.flatMap((one) => one.faults);
    if (faults.length > 0) throw new CountError(`${faults.length} faults: ${faults.slice(0, 3).join('; ')}`);
    const share = shareShown(bench, 'ours', new Map(seen.map(({ userId, asked }) => [userId, asked])), seen);
    if (share !== 100) throw new CountError(`${share} % of what ended was shown exactly once`);
    return share;
  };
};

/** The peer: a socket.io server with its defaults that emits by itself; what it emits while it is dead is lost. */
const startPeer = async (bench: Bench, world: World): Promise<() => Promise<number>> => {
  const startServer = (PORT: string) => bench.processes.startScript('bare-sockets', { PORT });
  const [pages, { url, state, replace }] = await Promise.all([
    bench.processes.startScript('chaos-clients'),
    gatewayStarter(bench, startServer),
  ]);
  let version = 0;
  return async () => {
    const ended = new Map<string, string[]>(world.users.map(({ id }) => [id, []]));
    const emit = () => {
      version += 1;
      const userId = world.users[version % world.users.length]?.id ?? '';
      ended.get(userId)?.push(String(version));
      if (!state.child) return;
      const told = { events: [{ userId, version }], perSecond };
      ask<{ events: ToSend[]; perSecond: number }, Sent[]>(state.child, told).catch(() => undefined);
    };
    const timer = setInterval(emit, 1000 / perSecond);
    const side = { pages, addresses: { gateway: url }, replaceGateway: replace };
    const seen = await makeChaos(bench, world, side, () => clearInterval(timer));
    return shareShown(bench, 'default socket.io', ended, seen);
  };
};

/** F9: terminal events while connections drop, gateways are killed and pages are loaded again. */
export const surviveChaos: Benchmark = async (bench) => {
  const world = await createWorld(bench.settings, 'bench_9', bench.of(userCount.full, userCount.smallest));
  const [ours, peer] = await Promise.all([startOurs(bench, world), startPeer(bench, world)]);
  // What is counted here does not change with the speed of the machine.
  const measured = await interleave({ ...bench, ceiling: undefined }, { ours, peer });
  await expectCleanAudit(world);
  await bench.processes.endAll();
  await world.close();
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
