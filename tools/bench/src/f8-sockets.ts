import type { ChildProcess } from 'node:child_process';
import { hrtime } from 'node:process';
import { type EventPublisher, createEventPublisher } from '@portada/events';
import { createLogger } from '@portada/observability';
import { appSettings } from './api-process';
import type { Bench, Benchmark } from './benchmark';
import { CountError } from './counts';
import { ask } from './messages';
import { paced } from './pace';
import { freePort } from './processes';
import type { BenchUser } from './requests';
import { figuresOf, interleave } from './rounds';
import { percentile } from './statistics';
import { type BenchApp, createBenchApp } from './bench-app';

/**
 * Number of sockets for Portada and for the compared server each, one socket per user, and number of processes that
 * open the sockets.
 */
const socketCount = { full: 5000, smallest: 10 } as const;
const clientProcesses = { full: 2, smallest: 1 } as const;
/** Rate of the events per second, and number of events per round. */
const perSecond = 400;
const eventsPerRound = { full: 4 * perSecond, smallest: 20 } as const;

/**
 * An event for one user; `version` is the number of the event. The times `ms` of `Sent` and `Received` are times of
 * `process.hrtime`.
 */
export type ToSend = { userId: string; version: number };
export type Sent = { version: number; ms: number };
export type Received = ToSend & { ms: number };
/**
 * Message to a process with socket clients: opens the sockets, or requests the events received since the last
 * request.
 */
export type ClientsTask = { url: string; users: readonly BenchUser[] } | { expected: number };

/** A process with socket clients, and the users of these sockets. */
type Clients = { child: ChildProcess; userIds: ReadonlySet<string> };
type Side = { clients: Clients[]; send: (events: ToSend[]) => Promise<Sent[]> };

const connectAll = async (bench: Bench, { users }: BenchApp, url: string): Promise<Clients[]> => {
  const size = Math.ceil(users.length / bench.of(clientProcesses.full, clientProcesses.smallest));
  const clients: Clients[] = [];
  for (let from = 0; from < users.length; from += size) {
    const child = await bench.processes.startScript('socket-clients');
    const own = users.slice(from, from + size);
    await ask<ClientsTask, Received[]>(child, { url, users: own });
    clients.push({ child, userIds: new Set(own.map(({ id }) => id)) });
  }
  return clients;
};

/**
 * Starts Portada for the measurement: this process publishes events as a worker does, and the built gateway
 * forwards the events.
 */
const startOurs = async (bench: Bench, app: BenchApp, publisher: EventPublisher): Promise<Side> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const own = { GATEWAY_PORT: String(port), PUBLIC_URL: url };
  await bench.processes.startApp('gateway', { ...appSettings(bench, app), ...own });
  const send = async (events: ToSend[]) => {
    const sent: Sent[] = [];
    await paced(events, perSecond, ({ userId, version }) => {
      sent.push({ version, ms: Number(hrtime.bigint()) / 1e6 });
      publisher.publish(userId, 'credits.updated', { available: 1, held: 0, version });
    });
    return sent;
  };
  return { clients: await connectAll(bench, app, url), send };
};

const startPeer = async (bench: Bench, app: BenchApp): Promise<Side> => {
  const port = String(await freePort());
  const server = await bench.processes.startScript('bare-sockets', { PORT: port });
  return {
    clients: await connectAll(bench, app, `http://127.0.0.1:${port}`),
    send: (events) => ask<{ events: ToSend[]; perSecond: number }, Sent[]>(server, { events, perSecond }),
  };
};

/**
 * Sends the events of one round.
 * @throws CountError unless each event arrived exactly once, at the socket of its user
 */
const round = async (side: Side, events: ToSend[]): Promise<{ p50: number; p99: number }> => {
  const sent = new Map((await side.send(events)).map(({ version, ms }) => [version, ms]));
  const owners = new Map(events.map(({ version, userId }) => [version, userId]));
  const parts: Received[] = [];
  for (const { child, userIds } of side.clients) {
    const expected = events.filter(({ userId }) => userIds.has(userId)).length;
    parts.push(...(await ask<ClientsTask, Received[]>(child, { expected })));
  }
  const known = new Set(parts.map(({ version }) => version));
  const foreign = parts.filter(({ version, userId }) => owners.get(version) !== userId);
  if (parts.length !== events.length || known.size !== events.length || foreign.length > 0) {
    throw new CountError(
      `${events.length} events were sent: ${parts.length} arrived, ${known.size} distinct, ${foreign.length} at another user`,
    );
  }
  const waits = parts.map(({ version, ms }) => ms - (sent.get(version) ?? Number.NaN));
  return { p50: percentile(waits, 0.5), p99: percentile(waits, 0.99) };
};

/**
 * Benchmark F8: latency of events from a worker to 5,000 sockets, compared with a socket.io emit to rooms in one
 * process.
 */
export const pushEvents: Benchmark = async (bench) => {
  const app = await createBenchApp(
    bench.settings,
    'bench_8',
    bench.of(socketCount.full, socketCount.smallest),
  );
  const logger = createLogger({ name: 'bench', level: 'silent' });
  const publisher = createEventPublisher({ redisUrl: app.redisUrl, logger });
  const [ours, peer] = [await startOurs(bench, app, publisher), await startPeer(bench, app)];
  let version = 0;
  const events = (): ToSend[] =>
    Array.from({ length: bench.of(eventsPerRound.full, eventsPerRound.smallest) }, () => {
      version += 1;
      return { version, userId: app.users[(version * 7) % app.users.length]?.id ?? '' };
    });
  const sides = { ours: () => round(ours, events()), peer: () => round(peer, events()) };
  await sides.ours();
  await sides.peer();
  const measured = await interleave(bench, sides);
  await publisher.close();
  await bench.processes.endAll();
  await app.close();
  const about = { name: 'F8', beside: 'emit to a room inside one process', unit: 'ms' } as const;
  const [p50, p99] = [figuresOf(measured, (one) => one.p50), figuresOf(measured, (one) => one.p99)];
  return [
    {
      ...about,
      path: `event to browser, ${app.users.length} sockets, ${perSecond} events/s, p50`,
      figures: p50,
      aim: { at: 'most', ratio: 6 },
    },
    { ...about, path: 'the same, p50 in itself', figures: p50, aim: { at: 'most', ours: 1.5 } },
    { ...about, path: 'the same, p99', figures: p99, aim: { at: 'most', ours: 5 } },
  ];
};
