import { z } from 'zod';
import { generationSchema } from './generations';
import { thumbnailStatuses } from './thumbnails';

/** Socket events from server to browser: the name of each event, and the schema of its only argument. */
export const eventSchemas = {
  'generation.updated': generationSchema,
  'credits.updated': z.object({
    available: z.int().min(0),
    held: z.int().min(0),
    version: z.int().min(0),
  }),
  'thumbnail.updated': z.object({
    id: z.uuid(),
    status: z.enum(thumbnailStatuses),
    updatedAt: z.iso.datetime(),
  }),
  /** Notification that socket events may have been lost. The page must refetch the data that the page shows. */
  resync: z.object({}),
  /**
   * Notification that figures of the console may have changed. Only the sockets of administrators receive it, and it
   * carries no data: the console reads its figures over HTTP.
   */
  'console.updated': z.object({}),
} as const;

export type EventName = keyof typeof eventSchemas;
export type EventBody<N extends EventName> = z.infer<(typeof eventSchemas)[N]>;

/**
 * Body of `ready`, the first message on every socket. The server sends `ready` when the socket receives the events
 * of its user. The last event for this user was at least `quietMs` ms ago. A page that began to load after that
 * event has missed no event.
 */
export const readySchema = z.object({ quietMs: z.int().min(0) });
export type Ready = z.infer<typeof readySchema>;

/** Signatures of all socket events, for socket.io's type parameters. */
export type ServerEvents = { [N in EventName]: (body: EventBody<N>) => void } & {
  ready: (body: Ready) => void;
};

/** Message on the Redis stream between processes: an event for one user, or a session that ended. */
export const busMessageSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('event'),
    userId: z.uuid(),
    name: z.enum(Object.keys(eventSchemas) as [EventName, ...EventName[]]),
    body: z.unknown(),
    /** W3C `traceparent` of the span that published the event; absent if the span is not recorded. */
    traceparent: z.string().max(55).optional(),
  }),
  z.object({ kind: z.literal('session-ended'), userId: z.uuid(), sessionId: z.uuid() }),
]);
export type BusMessage = z.infer<typeof busMessageSchema>;
