/** The part of autocannon that the load generator uses; the package brings no types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  type Request = { method: string; path: string; headers: Record<string, string>; body?: string };

  const autocannon: (
    options: {
      url: string;
      connections: number;
      /** Total number of requests; each is sent and answered before the run ends. */
      amount: number;
      /** Interval in ms of the check whether all requests are answered. */
      sampleInt: number;
      /** Time in s after which a missing answer counts as lost. */
      timeout: number;
      requests: (Request & { setupRequest: (request: Request) => Request })[];
    },
    callback: (error: Error | null, result: { errors: number; timeouts: number }) => void,
  ) => EventEmitter;
  export default autocannon;
}
