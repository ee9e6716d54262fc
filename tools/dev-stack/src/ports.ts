import { createServer } from 'node:net';
import { randomInt } from 'node:crypto';
import { DevStackError } from './dev-stack-error';

/** Systems hand out 32768 and above to clients, so a fixed port stays below. */
const lowest = 20_000;
const highest = 32_767;

/** Whether nobody listens on this port, on the host (loopback unless told otherwise). */
export const isPortFree = (port: number, host = '127.0.0.1'): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });

/**
 * A free loopback port below 32768.
 * @param wanted taken when it is free, so that a service keeps its port over restarts
 * @throws DevStackError when a hundred tries found none
 */
export const choosePort = async (wanted?: number): Promise<number> => {
  if (wanted !== undefined && (await isPortFree(wanted))) return wanted;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(lowest, highest + 1);
    if (await isPortFree(port)) return port;
  }
  throw new DevStackError(`No free port was found between ${lowest} and ${highest} on 127.0.0.1.`);
};

/** So many free loopback ports, each another one. @throws DevStackError as `choosePort` */
export const choosePorts = async (count: number): Promise<number[]> => {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await choosePort());
  return [...ports];
};
