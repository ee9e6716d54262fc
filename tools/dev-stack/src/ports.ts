import { createServer } from 'node:net';
import { randomInt } from 'node:crypto';
import { DevStackError } from './dev-stack-error';

/** Systems assign ports from 32768 to clients, so a fixed port is below. */
const lowest = 20_000;
const highest = 32_767;

/** Whether a port is free on a host. @param host loopback unless given */
export const isPortFree = (port: number, host = '127.0.0.1'): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });

/**
 * A free loopback port below 32768.
 * @param preferred used when it is free, so that a service keeps its port over restarts
 * @throws DevStackError when a hundred attempts found none
 */
export const choosePort = async (preferred?: number): Promise<number> => {
  if (preferred !== undefined && (await isPortFree(preferred))) return preferred;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(lowest, highest + 1);
    if (await isPortFree(port)) return port;
  }
  throw new DevStackError(`No free port was found between ${lowest} and ${highest} on 127.0.0.1.`);
};

/** A number of different free loopback ports. @throws DevStackError as `choosePort` */
export const choosePorts = async (count: number): Promise<number[]> => {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await choosePort());
  return [...ports];
};
