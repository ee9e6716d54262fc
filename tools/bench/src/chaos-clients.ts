import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Socket, io } from 'socket.io-client';
import { Page, type Viewer } from './chaos-page';
import type { ChaosTask, Seen } from './f9-chaos';
import { serve } from './messages';
import type { BenchUser } from './requests';

/** Script of benchmark F9: the browsers. They request images, lose their connections and reload their pages. */
/** Longest wait for pages to connect or to receive their events, in ms. */
const settleMs = 60_000;
/** Maximum number of open generations. The limit lets the worker keep up with the requests on a busy machine. */
const openAtMost = 40;

/** Page of the compared server: a socket.io client with its default settings, which shows every event that arrives. */
class DefaultPage implements Viewer {
  readonly asked: string[] = [];
  readonly shown: string[] = [];
  readonly faults: string[] = [];
  private socket: Socket;

  constructor(
    readonly user: BenchUser,
    private readonly url: string,
  ) {
    this.socket = this.connect();
  }

  isLive(): boolean {
    return this.socket.connected;
  }

  isSettled(): boolean {
    return this.isLive();
  }

  drop(): void {
    this.socket.io.engine.close();
  }

  refresh(): void {
    this.close();
    this.socket = this.connect();
  }

  close(): void {
    this.socket.disconnect();
  }

  private connect(): Socket {
    const socket = io(this.url, { forceNew: true, extraHeaders: { 'x-user': this.user.id } });
    socket.on('credits.updated', ({ version }: { version: number }) => this.shown.push(String(version)));
    return socket;
  }
}

const until = async (isDone: () => boolean): Promise<void> => {
  for (const end = Date.now() + settleMs; !isDone() && Date.now() < end;) await delay(10);
};

let viewers: Viewer[] = [];
let chaos: Promise<unknown> = Promise.resolve();
let load: Promise<void> = Promise.resolve();
let isLoaded = false;

/** Calls `act` for `count` connected pages, one after the other, `everyMs` apart. */
const toEach = async (count: number, everyMs: number, act: (viewer: Viewer) => void): Promise<void> => {
  for (let done = 0, cursor = 0; done < count; await delay(everyMs)) {
    const live = viewers.filter((viewer) => viewer.isLive());
    // The step is a prime number, so that consecutive calls address different users.
    const viewer = live[(cursor += 7) % Math.max(1, live.length)];
    if (!viewer) continue;
    act(viewer);
    done += 1;
  }
};

/** Requests images at a fixed rate, for one user after the other, connected or not. */
const ask = async (pages: readonly Page[], perSecond: number): Promise<void> => {
  const requests: Promise<void>[] = [];
  for (let n = 0; isLoaded; n += 1) {
    const page = pages[n % pages.length];
    const open = pages.reduce((sum, { asked, shown }) => sum + asked.length - shown.length, 0);
    if (page && open < openAtMost) requests.push(page.ask(randomUUID()));
    await delay(1000 / perSecond);
  }
  await Promise.all(requests);
};

const begin = async (task: Extract<ChaosTask, { users: unknown }>): Promise<void> => {
  const { users, addresses, drops, refreshes } = task;
  const pages = 'api' in addresses ? users.map((user) => new Page(user, addresses)) : [];
  viewers = 'api' in addresses ? pages : users.map((user) => new DefaultPage(user, addresses.gateway));
  await until(() => viewers.every((viewer) => viewer.isLive()));
  isLoaded = true;
  if (pages.length > 0) load = ask(pages, task.perSecond);
  chaos = Promise.all([
    toEach(drops.count, drops.everyMs, (viewer) => viewer.drop()),
    toEach(refreshes.count, refreshes.everyMs, (viewer) => viewer.refresh()),
  ]);
};

serve(async (task: ChaosTask): Promise<Seen[]> => {
  if ('users' in task) {
    await begin(task);
    return [];
  }
  await chaos;
  isLoaded = false;
  await load;
  await until(() => viewers.every((viewer) => viewer.isSettled()));
  // The pause lets late and duplicate events arrive.
  await delay(300);
  const seen = viewers.map(({ user, asked, shown, faults }) => ({ userId: user.id, asked, shown, faults }));
  for (const viewer of viewers) viewer.close();
  return seen;
});
