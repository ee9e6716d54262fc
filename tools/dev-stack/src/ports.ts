import { createServer } from 'node:net';
import { randomInt } from 'node:crypto';
import { DevStackError } from './dev-stack-error';

/** Range of chosen ports. The range is below 32768, because systems assign ports from 32768 to outgoing connections. */
const lowest = 20_000;
const highest = 32_767;

/** Returns true if a TCP port is free. @param host address to listen on, 127.0.0.1 by default */
export const isPortFree = (port: number, host = '127.0.0.1'): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });

/**
 * Returns a free loopback port below 32768.
 * @param preferred port that is returned if the port is free, so that a service keeps its port over restarts
 * @throws DevStackError if a hundred attempts find no free port
 */
export const choosePort = async (preferred?: number): Promise<number> => {
  if (preferred !== undefined && (await isPortFree(preferred))) return preferred;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(lowest, highest + 1);
    if (await isPortFree(port)) return port;
  }
  throw new DevStackError(`No free port was found between ${lowest} and ${highest} on 127.0.0.1.`);
};

/** Returns `count` different free loopback ports. @throws DevStackError if no free port is found */
export const choosePorts = async (count: number): Promise<number[]> => {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await choosePort());
  return [...ports];
};
