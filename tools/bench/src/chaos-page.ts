import { type Generation, generationSchema, isFinished, readySchema } from '@portada/contracts';
import { type Socket, io } from 'socket.io-client';
import { type BenchUser, generateCall, picture } from './requests';

/** Reconnection delays in ms of the simulated browser, as in socket.ts of the web app. */
const reconnect = { firstMs: 500, longestMs: 2000, refusedMs: 5000 };

/** Prompt of an image that fails after 200 ms. The failure is a terminal event, and no time is spent on drawing. */
const failing = picture.prompt.replace('[slow 200]', '[slow 200] [stages] [fail safety]');

/** Base URLs of the servers that a page uses. */
export type PageAddresses = { api: string; gateway: string };

/** The page of one user, over all reloads of the page. */
export type Viewer = {
  readonly user: BenchUser;
  /** Ids of the generations that the simulated page requested. */
  readonly asked: string[];
  /**
   * Ids of the generations whose end the simulated page showed, in the order of display. An end that was shown
   * twice has two entries.
   */
  readonly shown: string[];
  /** Messages about violations of the protocol. */
  readonly faults: string[];
  /** Returns true if the socket of the simulated page is connected. */
  isLive(): boolean;
  /**
   * Returns true when the simulated page has nothing to wait for: all requested ends are shown. For the compared
   * server, when the page is connected.
   */
  isSettled(): boolean;
  /** Closes the connection of the simulated page as a network failure does. */
  drop(): void;
  /** Reloads the simulated page. */
  refresh(): void;
  /** Disconnects the socket of the simulated page for good. */
  close(): void;
};

/**
 * Chooses the newer of two states of a generation, by the rule of newest-generation.ts in the web app. The web
 * app's file cannot be imported, because no project may import an app, and this project is not compiled for the
 * browser.
 */
const newestGeneration = (known: Generation | undefined, arrived: Generation): Generation => {
  if (!known) return arrived;
  if (isFinished(known.status)) return known;
  return arrived.version >= known.version ? arrived : known;
};

/**
 * A simulated page that implements only the event protocol of the web app. Events and responses update one cache;
 * the higher version wins. The page fetches its open generations after each reconnection, after `resync`, and after
 * `ready` if an event may have been missed. The page does not poll.
 */
export class Page implements Viewer {
  readonly asked: string[] = [];
  readonly shown: string[] = [];
  readonly faults: string[] = [];
  /** Highest version of each generation that the page showed, by generation id, over all reloads. */
  private readonly seen = new Map<string, number>();
  private cache = new Map<string, Generation>();
  private loadedAt = performance.now();
  private socket: Socket;

  constructor(
    readonly user: BenchUser,
    private readonly addresses: PageAddresses,
  ) {
    this.socket = this.connect();
  }

  isLive(): boolean {
    return this.socket.connected;
  }

  isSettled(): boolean {
    return this.asked.every((id) => this.shown.includes(id));
  }

  drop(): void {
    this.socket.io.engine.close();
  }

  /** Reloads the simulated page: clears the cache, fetches the generations on the page, then opens a new socket. */
  refresh(): void {
    this.close();
    this.cache = new Map();
    this.loadedAt = performance.now();
    const last = this.asked.at(-1);
    const onPage = new Set([...this.open(), ...(last === undefined ? [] : [last])]);
    void this.fetchAll([...onPage], true).finally(() => (this.socket = this.connect()));
  }

  close(): void {
    this.socket.disconnect();
  }

  /** Requests a generation over HTTP. @param id id of the new generation */
  async ask(id: string): Promise<void> {
    this.asked.push(id);
    const { path, ...call } = generateCall(this.user, id, { prompt: failing });
    const answer = await fetch(this.addresses.api + path, call);
    await answer.arrayBuffer();
    if (answer.status !== 202) this.faults.push(`the api answered ${answer.status}`);
  }

  private connect(): Socket {
    const socket = io(this.addresses.gateway, {
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: reconnect.firstMs,
      reconnectionDelayMax: reconnect.longestMs,
      extraHeaders: { cookie: `sid=${this.user.token}` },
    });
    let isFirst = true;
    const refused = () => {
      if (!socket.active && this.socket === socket) setTimeout(() => socket.connect(), reconnect.refusedMs);
    };
    socket.on('connect', () => {
      if (!isFirst) void this.fetchAll(this.open());
    });
    socket.on('ready', (body: unknown) => {
      const { quietMs } = readySchema.parse(body);
      if (isFirst && quietMs <= performance.now() - this.loadedAt) void this.fetchAll(this.open());
      isFirst = false;
    });
    socket.on('disconnect', (reason) => {
      if (reason !== 'io client disconnect') refused();
    });
    socket.on('connect_error', refused);
    socket.on('resync', () => void this.fetchAll(this.open()));
    socket.on('generation.updated', (body: unknown) => this.show(generationSchema.parse(body), false));
    return socket;
  }

  private open(): string[] {
    return this.asked.filter((id) => !this.shown.includes(id));
  }

  private async fetchAll(ids: readonly string[], isLoad = false): Promise<void> {
    const { loadedAt } = this;
    const one = async (id: string) => {
      const answer = await fetch(`${this.addresses.api}/api/generations/${id}`, {
        headers: { cookie: `sid=${this.user.token}` },
      });
      const body: unknown = await answer.json();
      // A 404 means that the api has not accepted the request yet. Responses to requests of an earlier page load
      // are ignored.
      if (answer.status === 404 || loadedAt !== this.loadedAt) return;
      if (answer.ok) this.show(generationSchema.parse(body), isLoad);
      else this.faults.push(`the api answered ${answer.status}`);
    };
    await Promise.all(ids.map(one)).catch((error: unknown) => this.faults.push(String(error)));
  }

  private show(arrived: Generation, isLoad: boolean): void {
    const known = this.cache.get(arrived.id);
    const next = newestGeneration(known, arrived);
    if (next === known) return;
    this.cache.set(next.id, next);
    if (next.version < (this.seen.get(next.id) ?? 0))
      this.faults.push(`generation ${next.id} went back to an older version`);
    this.seen.set(next.id, next.version);
    // A reloaded page shows generations that ended before the reload. These generations are not counted as a second
    // event.
    if (isFinished(next.status) && !(isLoad && this.shown.includes(next.id))) this.shown.push(next.id);
  }
}
