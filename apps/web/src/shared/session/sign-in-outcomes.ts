import { type OidcOutcome, oidcOutcomeSchema, signInChannel } from '@portada/contracts';
import { z } from 'zod';

const messageSchema = z.object({ outcome: oidcOutcomeSchema });

/**
 * Subscribes to the outcomes of third-party sign-in in the popups of all tabs.
 * @returns a function that unsubscribes
 */
export const listenToSignIns = (onOutcome: (outcome: OidcOutcome) => void): (() => void) => {
  const channel = new BroadcastChannel(signInChannel);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = messageSchema.safeParse(data);
    if (message.success) onOutcome(message.data.outcome);
  };
  return () => channel.close();
};
