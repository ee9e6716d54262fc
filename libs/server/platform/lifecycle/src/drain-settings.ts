import { z } from 'zod';

/** Setting of every process that receives requests from a proxy: how long a stopping process still accepts requests. */
export const drainSettings = {
  /**
   * Time in ms for which a process that was asked to stop still accepts requests, so that its proxies notice. A
   * supervised process does not wait, because its supervisor tells the proxy.
   */
  DRAIN_DELAY_MS: z.coerce.number().int().min(0).max(60_000).default(2_000),
};

/** Setting of every process that keeps sockets of browsers open. */
export const socketDrainSettings = {
  /**
   * Time in ms over which a stopping process closes its sockets, one after the other, so that browsers do not
   * reconnect all at once. A supervised process closes them at once.
   */
  SOCKET_DRAIN_MS: z.coerce.number().int().min(0).max(600_000).default(5_000),
};
