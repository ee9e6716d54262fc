import { z } from 'zod';

/** What a supervised process says when it was asked to stop: it goes on serving until its successor does. */
export const leavingMessage = { type: 'leaving' } as const;

/**
 * What the supervisor says over the IPC channel. `activate`: take over the work, and that of the processes named in
 * `lost`, which have ended without finishing theirs. `stop`: the successor serves, stop now.
 */
const supervisorMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('activate'), lost: z.array(z.string()) }),
  z.object({ type: z.literal('stop') }),
]);

export type SupervisorMessage = z.infer<typeof supervisorMessageSchema>;

/** The setting of every process that may be supervised: whether the parent hands over, as tools/dev-stack does. */
export const supervisedSettings = { SUPERVISED: z.stringbool().default(false) };

/**
 * Calls a listener for each message of the supervisor; other messages are ignored.
 * @param listener gets the message
 */
export const onSupervisorMessage = (listener: (message: SupervisorMessage) => void): void => {
  process.on('message', (message) => {
    const known = supervisorMessageSchema.safeParse(message);
    if (known.success) listener(known.data);
  });
};
