import { randomUUID } from 'node:crypto';
import { type Generation, generationSchema } from '@portada/contracts';
import { ApiClient, createSession, until } from '@portada/testing';
import { type Socket, io } from 'socket.io-client';
import type { Creator, Product } from './product';

/** Milliseconds between two attempts while a web server is away. */
const retryMs = 50;
/** Number of attempts of a request at the web servers. */
const mostAttempts = 60;

/**
 * A creator whose requests go to all web servers in turn, as behind a load balancer, and who follows every generation as
 * the page does: by events, and by a refetch after each reconnection.
 */
export class LoadBalancedCreator {
  /** The last known state of each accepted generation, by id. */
  readonly known = new Map<string, Generation>();
  /** Requests without the expected status, and events that went back in time. */
  readonly faults: string[] = [];
  /** Number of connections that a web server refused or dropped. */
  dropped = 0;
  private sent = 0;

  private constructor(
    private readonly clients: readonly ApiClient[],
    private readonly thumbnailId: string,
    private readonly socket: Socket,
  ) {
    let isFirst = true;
    socket.on('generation.updated', (body: unknown) => this.learn(generationSchema.parse(body)));
    for (const name of ['connect', 'resync']) {
      socket.on(name, () => {
        if (!isFirst) void this.refetch();
        isFirst = false;
      });
    }
  }

  /**
   * Signs a creator in and opens a socket.
   * @param origins addresses of the web servers, or of an api
   * @param socketOrigin address at which the socket is opened; the first of `origins` by default
   */
  static async open(
    product: Product,
    creator: Creator,
    origins: readonly string[],
    socketOrigin = origins[0] ?? '',
  ): Promise<LoadBalancedCreator> {
    const cookie = await createSession(product.owner, creator.userId);
    const socket = io(socketOrigin, {
      path: '/socket.io',
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 100,
      reconnectionDelayMax: 200,
      extraHeaders: { cookie },
    });
    const clients = origins.map((origin) => new ApiClient(origin, cookie));
    return new LoadBalancedCreator(clients, creator.thumbnailId, socket);
  }

  /** Requests an image, and reads the list of thumbnails. */
  async work(prompt: string): Promise<void> {
    const headers = { 'idempotency-key': randomUUID() };
    const asked = { thumbnailId: this.thumbnailId, prompt };
    const { status, body } = await this.send(202, (client) =>
      client.post('/api/generate-image', asked, headers),
    );
    if (status !== 202) return;
    await this.fetchOne((body as { generationId: string }).generationId);
    await this.send(200, (client) => client.get('/api/thumbnails'));
  }

  /** Waits until the creator has seen every accepted generation succeed. */
  async seesAll(): Promise<void> {
    await until(() => [...this.known.values()].every(({ status }) => status === 'succeeded'), {
      what: 'a creator to see every image',
      timeoutMs: 60_000,
    });
  }

  close(): void {
    this.socket.disconnect();
  }

  private async refetch(): Promise<void> {
    const open = [...this.known.values()].filter(({ status }) => status !== 'succeeded');
    await Promise.all(open.map(({ id }) => this.fetchOne(id)));
  }

  private async fetchOne(id: string): Promise<void> {
    const { status, body } = await this.send(200, (client) => client.get(`/api/generations/${id}`));
    if (status === 200) this.learn(generationSchema.parse(body));
  }

  private learn(next: Generation): void {
    const last = this.known.get(next.id);
    if (last !== undefined && last.version > next.version) return;
    if (last?.status === 'succeeded' && next.status !== 'succeeded')
      this.faults.push(`${next.id} was succeeded and is ${next.status}`);
    this.known.set(next.id, next);
  }

  /** Sends a request to the next web server. A dropped request is sent again, as its id makes it safe to repeat. */
  private async send(expected: number, request: (client: ApiClient) => ReturnType<ApiClient['get']>) {
    for (let attempt = 1; ; attempt += 1) {
      const client = this.clients[this.sent++ % this.clients.length];
      if (client === undefined) throw new Error('there is no web server');
      try {
        const answer = await request(client);
        if (answer.status !== expected) this.faults.push(`${answer.status} ${JSON.stringify(answer.body)}`);
        return answer;
      } catch (error) {
        this.dropped += 1;
        if (attempt === mostAttempts) throw error;
        await new Promise((resolve) => setTimeout(resolve, retryMs));
      }
    }
  }
}
