/** Types of the part of autocannon that the load generator uses. The package contains no types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  type Request = { method: string; path: string; headers: Record<string, string>; body?: string };

  const autocannon: (
    options: {
      url: string;
      connections: number;
      /** Total number of requests. The run ends when each request is answered. */
      amount: number;
      /** Interval in ms at which autocannon checks for the end of the run. */
      sampleInt: number;
      /** Time limit of an answer in seconds. A later answer counts as a timeout. */
      timeout: number;
      requests: (Request & { setupRequest: (request: Request) => Request })[];
    },
    callback: (error: Error | null, result: { errors: number; timeouts: number }) => void,
  ) => EventEmitter;
  export default autocannon;
}
