import { createServer } from 'node:net';
import { once } from 'node:events';
import { choosePort, isPortFree } from './ports';

describe('free ports for services', () => {
  test('choosePort returns the preferred port while it is free, and otherwise another port below 32768', async () => {
    const port = await choosePort();
    expect(port).toBeLessThan(32_768);
    expect(await choosePort(port)).toBe(port);
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    expect(await isPortFree(port)).toBe(false);
    const other = await choosePort(port);
    expect(other).not.toBe(port);
    expect(other).toBeLessThan(32_768);
    server.close();
  });
});
