import { hrtime } from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { type Socket, io } from 'socket.io-client';
import type { ClientsTask, Received } from './f8-sockets';
import { serve } from './messages';

/**
 * Script of benchmark F8: the sockets of many users in one process. The script records the time and the user of
 * each received event.
 */
const connecting = 50;
const sockets: Socket[] = [];
let received: Received[] = [];

const now = (): number => Number(hrtime.bigint()) / 1e6;

const connect = (url: string, user: { id: string; token: string }): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = io(url, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      timeout: 60_000,
      extraHeaders: { cookie: `sid=${user.token}`, 'x-user': user.id },
    });
    socket.on('credits.updated', ({ version }: { version: number }) =>
      received.push({ version, userId: user.id, ms: now() }),
    );
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
    sockets.push(socket);
  });

serve(async (task: ClientsTask): Promise<Received[]> => {
  if ('url' in task) {
    const waiting = [...task.users];
    const line = async () => {
      for (let user = waiting.pop(); user; user = waiting.pop()) await connect(task.url, user);
    };
    await Promise.all(Array.from({ length: connecting }, line));
    return [];
  }
  for (const end = Date.now() + 5000; received.length < task.expected && Date.now() < end;) await delay(10);
  const seen = received;
  received = [];
  return seen;
});
