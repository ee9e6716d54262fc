import { z } from 'zod';

/** Name of the BroadcastChannel on which the tabs of one browser announce that the session has changed. */
const channelName = 'portada-session';
const messageSchema = z.object({ from: z.string() });

/** Id of this tab. The tab ignores messages with its own id. */
const tabId = crypto.randomUUID();

/**
 * Notifies the other tabs of this browser that the session or its user has changed. The other tabs then refetch the
 * session from the server.
 */
export const notifyOtherTabs = (): void => {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ from: tabId });
  channel.close();
};

/**
 * Subscribes to notifications of the other tabs.
 * @param onChange called when another tab has changed the session
 * @returns a function that unsubscribes
 */
export const subscribeToOtherTabs = (onChange: () => void): (() => void) => {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = messageSchema.safeParse(data);
    if (message.success && message.data.from !== tabId) onChange();
  };
  return () => channel.close();
};
