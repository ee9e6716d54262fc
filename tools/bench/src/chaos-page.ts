import { type Generation, generationSchema, isFinished, readySchema } from '@portada/contracts';
import { type Socket, io } from 'socket.io-client';
import type { Viewer } from './f9-chaos';
import { type BenchUser, generateCall, picture } from './requests';

/** As the web app's socket.ts has them (ms). */
const reconnect = { firstMs: 500, longestMs: 2000, refusedMs: 5000 };

/** The picture fails soon: its end is a terminal event like any other, and costs no drawing. */
const failing = picture.prompt.replace('[slow 200]', '[slow 200] [stages] [fail safety]');

/** Addresses that a page talks to. */
export type PageAddresses = { api: string; gateway: string };

/**
 * Which of two states is the truth, as the web app decides it. Its newest-generation.ts cannot be imported: no project
 * may import an app, and this one is not compiled for the browser.
 */
const newestGeneration = (known: Generation | undefined, arrived: Generation): Generation => {
  if (!known) return arrived;
  if (isFinished(known.status)) return known;
  return arrived.version >= known.version ? arrived : known;
};

/**
 * One user's page with the web app's protocol and nothing else: events and answers meet in a cache where versions
 * decide; what is open is asked for again at each connection after the first, at `resync`, and at `ready` where an event
 * may have been missed. It does not poll.
 */
export class Page implements Viewer {
  readonly asked: string[] = [];
  readonly shown: string[] = [];
  readonly faults: string[] = [];
  /** Highest version that the user has seen of each, over all refreshes. */
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

  /** Loads the page again: an empty cache, what is on it from the server, then a new socket. */
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

  /** Asks for a picture. */
  async ask(id: string): Promise<void> {
    this.asked.push(id);
    const { path, ...call } = generateCall(this.user, id, failing);
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
      // 404: its request is still on its way. An answer to a page that was left is nobody's.
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
    if (next.version < (this.seen.get(next.id) ?? 0)) this.faults.push(`${next.id} went back`);
    this.seen.set(next.id, next.version);
    // A page that is loaded shows what had ended before as it is; that is no news.
    if (isFinished(next.status) && !(isLoad && this.shown.includes(next.id))) this.shown.push(next.id);
  }
}
