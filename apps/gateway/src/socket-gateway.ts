import { type Server as HttpServer, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type BusMessage, type EventName, type ServerEvents, eventSchemas } from '@portada/contracts';
import { createAddressReader } from '@portada/config';
import type { EventSubscriber } from '@portada/events';
import { closeSpread, drainable } from '@portada/lifecycle';
import { type Logger, type Metrics, activeTracer } from '@portada/observability';
import { Server, type Socket } from 'socket.io';
import { ConsoleNotices } from './console-notices';
import { type Caller, Handshake, type ReadSession } from './handshake';
import { LastEvents } from './last-events';
import { OpenSessions } from './open-sessions';

const socketsPerUser = 10;
const recheckMs = 60_000;
/** Largest accepted message in bytes. Clients of Portada send no messages except those of the protocol. */
const largestMessage = 16 * 1024;
/**
 * Largest number of messages that a client may send over one connection. A client of Portada sends one message to
 * join the namespace and one message to leave the namespace.
 */
const messagesAtMost = 5;
/** Packets of any kind, including answers to pings, that a client may send between two pings. */
const packetsPerPing = 20;
/** Time in ms that a connection may stay open without joining the namespace. */
const connectMs = 5_000;
/** Time in ms that open HTTP requests and closing handshakes may take when the gateway stops. */
const graceMs = 2_000;

type Nothing = Record<string, never>;
type GatewaySocket = Socket<Nothing, ServerEvents, Nothing, { caller: Caller }>;

/** The connection of engine.io that carries a socket. */
type Connection = {
  on(event: 'packet' | 'packetCreate', handle: (packet: { type: string }) => void): unknown;
  close(discard: boolean): void;
};

const userRoom = (userId: string): string => `user:${userId}`;
/** Room of the sockets of administrators. */
const consoleRoom = 'console';
const sessionRoom = (sessionId: string): string => `session:${sessionId}`;

/** Dependencies of a gateway: the allowed origin, the lookup of sessions, the source of events, metrics and log. */
export type SocketGatewayOptions = {
  publicUrl: string;
  readSession: ReadSession;
  subscriber: EventSubscriber;
  /** Proxies whose X-Forwarded-For header is used; `loopback` by default. */
  trustedProxies?: string;
  metrics: Metrics;
  logger: Logger;
};

/** Closes a connection that sends more messages or packets than a client of Portada does. */
const countPackets = (connection: Connection): void => {
  let [messages, packets] = [0, 0];
  connection.on('packetCreate', ({ type }) => {
    if (type === 'ping') packets = 0;
  });
  connection.on('packet', ({ type }) => {
    packets += 1;
    if (type === 'message') messages += 1;
    if (messages > messagesAtMost || packets > packetsPerPing) connection.close(true);
  });
};

/**
 * Sends each event of the Redis stream to the sockets of its user. An event may be lost. After a loss, browsers
 * read the state again over HTTP.
 */
export class SocketGateway {
  private readonly http: HttpServer = createServer((_request, response) => response.writeHead(404).end());
  private readonly io: Server<Nothing, ServerEvents, Nothing, { caller: Caller }>;
  private readonly drain: ReturnType<typeof drainable>;
  private readonly handshake: Handshake;
  private readonly sessions = new OpenSessions();
  private readonly lastEvents = new LastEvents();
  private readonly consoleNotices = new ConsoleNotices(() => {
    this.io.to(consoleRoom).emit('console.updated', {});
  });
  private readonly sent;
  private readonly age;
  private recheckTimer: NodeJS.Timeout | undefined;

  constructor(private readonly options: SocketGatewayOptions) {
    const { publicUrl, readSession, logger, metrics } = options;
    const addressOf = createAddressReader(options.trustedProxies ?? 'loopback');
    this.handshake = new Handshake(new URL(publicUrl).origin, readSession, logger, addressOf);
    this.io = new Server(this.http, {
      path: '/socket.io',
      serveClient: false,
      maxHttpBufferSize: largestMessage,
      perMessageDeflate: false,
      connectTimeout: connectMs,
      allowRequest: this.handshake.allowRequest,
    });
    // socket.io has replaced the listeners of the HTTP server.
    this.drain = drainable(this.http);
    this.io.engine.on('connection', countPackets);
    this.io.use((socket, next) => this.admit(socket, next));
    this.io.on('connection', (socket) => this.welcome(socket));
    this.sent = metrics.counter('gateway_events_total', 'Events handed to sockets', ['name']);
    this.age = metrics.histogram(
      'event_lag_seconds',
      'Time from the publication of an event to its sending to the sockets',
      [],
      [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    );
    metrics.gauge('gateway_sockets', 'Open sockets', () => this.io.engine.clientsCount);
  }

  /**
   * Accepts connections, and delivers events as soon as Redis is available.
   * @returns the port on which the gateway listens
   * @throws Error if the port is in use
   */
  async listen(port: number, host: string): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.http.once('error', reject);
      this.http.listen(port, host, resolve);
    });
    void this.options.subscriber
      .start({
        onMessage: (message, ageMs) => this.push(message, ageMs),
        onGap: () => this.onGap(),
      })
      .then(() => this.refetchAll());
    this.recheckTimer = setInterval(() => void this.recheck(), recheckMs);
    return (this.http.address() as AddressInfo).port;
  }

  /**
   * Closes all connections, so that browsers connect to another gateway. Sockets receive events until they are closed.
   * @param times in ms: `announceMs` before the gateway refuses new connections, then `spreadMs` over which the sockets
   *   are closed one after the other; by default all are closed at once
   */
  async close({ announceMs, spreadMs } = { announceMs: 0, spreadMs: 0 }): Promise<void> {
    clearInterval(this.recheckTimer);
    this.consoleNotices.close();
    const drained = this.drain({ announceMs, graceMs }, () => void this.closeSockets(spreadMs));
    // A client that has vanished does not answer the closing handshake of its WebSocket.
    await Promise.race([drained, delay(announceMs + spreadMs + graceMs, undefined, { ref: false })]);
    await this.options.subscriber.close();
    await this.io.close();
  }

  /** Closes connections as if the network had failed, because then socket.io's client reconnects at once. */
  private async closeSockets(spreadMs: number): Promise<void> {
    const connections = [...this.io.sockets.sockets.values()].map(({ conn }) => conn);
    await closeSpread(connections, spreadMs, (connection) => connection.close());
    // Connections that have not joined the namespace have no socket.
    this.io.engine.close();
  }

  /** Looks up all sessions that have sockets, and closes the sockets of ended sessions. */
  async recheck(): Promise<void> {
    for (const id of await this.sessions.findEnded(this.options.readSession)) this.endSession(id);
  }

  private admit(socket: GatewaySocket, next: (error?: Error) => void): void {
    const caller = this.handshake.callerOf(socket.request);
    if (!caller) return next(new Error('signed_out'));
    socket.data.caller = caller;
    next();
  }

  private welcome(socket: GatewaySocket): void {
    const { user, cookie } = socket.data.caller;
    const room = userRoom(user.id);
    const taken = this.io.sockets.adapter.rooms.get(room)?.size ?? 0;
    if (taken >= socketsPerUser || !this.sessions.add(user.sessionId, cookie)) {
      socket.disconnect(true);
      return;
    }
    socket.on('disconnect', () => this.sessions.remove(user.sessionId));
    void socket.join([room, sessionRoom(user.sessionId), ...(user.role === 'admin' ? [consoleRoom] : [])]);
    // The time is computed after the socket has joined its room. An event in between is then counted here and
    // also sent to the socket.
    socket.emit('ready', { quietMs: this.lastEvents.quietMs(user.id) });
    // The references are removed, because headers and request would otherwise stay in memory until the socket is
    // closed.
    socket.handshake.headers = {};
    Object.assign(socket.conn, { request: null });
  }

  private push(message: BusMessage, ageMs: number): void {
    if (message.kind === 'session-ended') return this.endSession(message.sessionId);
    this.age.observe(Math.max(0, ageMs) / 1000);
    this.consoleNotices.note();
    const sockets = this.io.sockets.adapter.rooms.get(userRoom(message.userId))?.size ?? 0;
    if (message.traceparent === undefined || sockets === 0) {
      return this.send(message.userId, message.name, message.body);
    }
    const span = activeTracer().start(`send ${message.name}`, {
      role: 'consumer',
      parent: message.traceparent,
      attributes: { 'portada.event.age_ms': ageMs, 'portada.sockets': sockets },
    });
    span.run(() => this.send(message.userId, message.name, message.body));
    span.end();
  }

  private send(userId: string, name: EventName, body: unknown): void {
    const checked = eventSchemas[name].safeParse(body);
    if (!checked.success) {
      this.options.logger.error(
        { event: name, err: checked.error },
        'event dropped, event body does not match its schema',
      );
      return;
    }
    // The cast is safe, because the body matches the schema of this event name. TypeScript cannot infer this for a
    // union.
    this.lastEvents.note(userId);
    this.io.to(userRoom(userId)).emit(name, checked.data as never);
    this.sent.inc({ name });
  }

  private endSession(sessionId: string): void {
    this.sessions.end(sessionId);
    this.io.in(sessionRoom(sessionId)).disconnectSockets(true);
  }

  /**
   * Handles a possible loss of events. The lost events may include the end of a session, so all sessions are checked.
   */
  private onGap(): void {
    this.options.logger.info('events may have been lost, requesting a refetch from every browser');
    this.refetchAll();
    void this.recheck();
  }

  /**
   * Makes the pages of all open sockets refetch their data. Pages that connect later receive the information that
   * earlier events are unknown.
   */
  private refetchAll(): void {
    this.lastEvents.startAgain();
    this.io.emit('resync', {});
  }
}
