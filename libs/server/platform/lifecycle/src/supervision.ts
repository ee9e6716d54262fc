import { z } from 'zod';

/** Message of a supervised process that was asked to stop. The process serves until its successor is ready. */
export const leavingMessage = { type: 'leaving' } as const;

/**
 * Messages of the supervisor over the IPC channel. `activate`: start working, and take over the work of the dead
 * processes in `lost`. `stop`: the successor is ready, stop now.
 */
const supervisorMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('activate'), lost: z.array(z.string()) }),
  z.object({ type: z.literal('stop') }),
]);

/** A message of the supervisor to this process. */
export type SupervisorMessage = z.infer<typeof supervisorMessageSchema>;

/**
 * Setting of every process that may be supervised: true if the parent process starts successors, as tools/dev-stack
 * does.
 */
export const supervisedSettings = { SUPERVISED: z.stringbool().default(false) };

/**
 * Calls a listener for each message of the supervisor; other messages are ignored.
 * @param listener called with each message
 */
export const onSupervisorMessage = (listener: (message: SupervisorMessage) => void): void => {
  process.on('message', (message) => {
    const known = supervisorMessageSchema.safeParse(message);
    if (known.success) listener(known.data);
  });
};
