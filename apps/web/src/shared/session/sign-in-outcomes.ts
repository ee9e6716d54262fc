import { type OidcOutcome, oidcOutcomeSchema, signInChannel } from '@portada/contracts';
import { z } from 'zod';

const messageSchema = z.object({ outcome: oidcOutcomeSchema });

/**
 * Listens to how third-party sign-in ends in popups, this tab's and those of other tabs.
 * @returns ends the listening
 */
export const listenToSignIns = (onOutcome: (outcome: OidcOutcome) => void): (() => void) => {
  const channel = new BroadcastChannel(signInChannel);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = messageSchema.safeParse(data);
    if (message.success) onOutcome(message.data.outcome);
  };
  return () => channel.close();
};
