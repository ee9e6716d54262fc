import { z } from 'zod';

/** Name of the BroadcastChannel over which the tabs of one browser tell each other that the session has changed. */
const channelName = 'portada-session';
const messageSchema = z.object({ from: z.string() });

/** Tells this page from the other ones: what it says itself it need not hear. */
const tabId = crypto.randomUUID();

/** Says to the other tabs that the session, or its user, has changed; they ask the server how. */
export const tellOtherTabs = (): void => {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ from: tabId });
  channel.close();
};

/**
 * Listens to the other tabs.
 * @param onChange called whenever one of them says that the session has changed
 * @returns ends the listening
 */
export const listenToOtherTabs = (onChange: () => void): (() => void) => {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = messageSchema.safeParse(data);
    if (message.success && message.data.from !== tabId) onChange();
  };
  return () => channel.close();
};
