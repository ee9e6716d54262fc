import { type EventName, eventSchemas, readySchema } from '@portada/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { io, type Socket } from 'socket.io-client';
import { queryKeys } from '../query-keys';
import { setConnection } from './connection';
import { createEventRules, refetchScreen } from './event-rules';

/** Pauses between attempts to reach the gateway, in ms: short, for a screen has to be right within 3 s. */
const reconnect = { firstMs: 500, longestMs: 2000, refusedMs: 5000 };

const eventNames = Object.keys(eventSchemas) as EventName[];

/** Age of this page in ms, by the clock that shows more, because one of them may stop in a sleeping computer. */
const pageAgeMs = (): number => Math.max(performance.now(), Date.now() - performance.timeOrigin);

/** Whether there may have been an event since this page began to load. @param body of `ready` */
const hasMissedEvents = (body: unknown): boolean => {
  const ready = readySchema.safeParse(body);
  return !ready.success || ready.data.quietMs <= pageAgeMs();
};

/**
 * Keeps one socket to the own origin open and applies its events to the query cache.
 * @param queryClient cache that the events change
 * @returns closes the socket
 */
export const connectRealtime = (queryClient: QueryClient): (() => void) => {
  let closed = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  /** The gateway said no, or sent us away: the session may have ended, and socket.io does not try again itself. */
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
      // The loaded data is current, unless something changed between its loading and this connection.
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
    // No long polling: it would need sticky gateways, and the views' own asking covers a blocked socket.
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
