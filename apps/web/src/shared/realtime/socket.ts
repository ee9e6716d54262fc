import { type EventName, eventSchemas, readySchema } from '@portada/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { io, type Socket } from 'socket.io-client';
import { queryKeys } from '../query-keys';
import { setConnection } from './connection';
import { createEventRules, refetchScreen } from './event-rules';

/**
 * Pauses in ms between connection attempts to the gateway. The pauses are short, because a change must appear within 3
 * s. `refusedMs` is the pause after a refused connection.
 */
const reconnect = { firstMs: 500, longestMs: 2000, refusedMs: 5000 };

const eventNames = Object.keys(eventSchemas) as EventName[];

/**
 * Returns the age of this page in ms. Two clocks are read and the larger value is used, because a clock may stop
 * while the computer sleeps.
 */
const pageAgeMs = (): number => Math.max(performance.now(), Date.now() - performance.timeOrigin);

/**
 * Returns true if an event may have happened since this page began to load.
 * @param body body of the `ready` event
 */
const hasMissedEvents = (body: unknown): boolean => {
  const ready = readySchema.safeParse(body);
  return !ready.success || ready.data.quietMs <= pageAgeMs();
};

/**
 * Keeps one socket to the origin of the page open and applies the received events to the query cache.
 * @param queryClient query cache that the events change
 * @returns a function that closes the socket
 */
export const connectRealtime = (queryClient: QueryClient): (() => void) => {
  let closed = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  /**
   * Handles a connection that the gateway refused or closed. The session may have ended, so the session is refetched.
   * socket.io does not reconnect after a refusal, so a new attempt is made after a pause.
   */
  const onRefused = (refused: Socket) => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.me });
    clearTimeout(retry);
    retry = setTimeout(() => refused.connect(), reconnect.refusedMs);
  };

  const listen = (opened: Socket) => {
    let isFirst = true;
    opened.on('connect', () => {
      setConnection('live');
      if (!isFirst) refetchScreen(queryClient);
    });
    opened.on('ready', (body: unknown) => {
      // The loaded data is current unless data changed between the loading and this connection.
      if (isFirst && hasMissedEvents(body)) refetchScreen(queryClient);
      isFirst = false;
    });
    opened.on('disconnect', () => {
      setConnection('away');
      if (!opened.active && !closed) onRefused(opened);
    });
    opened.on('connect_error', () => {
      setConnection('away');
      if (!opened.active && !closed) onRefused(opened);
    });
    const rules = createEventRules(queryClient);
    for (const name of eventNames) opened.on(name, (body: unknown) => rules[name](body));
  };

  const socket = io({
    path: '/socket.io',
    // Long polling is disabled, because long polling would need sticky sessions at the gateways. If the socket is
    // blocked, views poll the api.
    transports: ['websocket'],
    reconnectionDelay: reconnect.firstMs,
    reconnectionDelayMax: reconnect.longestMs,
  });
  listen(socket);
  return () => {
    closed = true;
    clearTimeout(retry);
    socket.disconnect();
    setConnection('away');
  };
};
