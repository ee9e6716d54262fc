import { createServer } from 'node:http';
import { hrtime } from 'node:process';
import { Server } from 'socket.io';
import type { Sent, ToSend } from './f8-sockets';
import { serve } from './messages';
import { paced } from './pace';

/**
 * Script of the benchmarks F8 and F9, to which Portada's event delivery is compared: one socket.io process that
 * emits events to rooms of its sockets.
 */
const http = createServer();
const io = new Server(http, { serveClient: false, perMessageDeflate: false });
io.on('connection', (socket) => void socket.join(`user:${String(socket.handshake.headers['x-user'])}`));

http.listen(Number(process.env['PORT']), '127.0.0.1', () =>
  serve(async ({ events, perSecond }: { events: ToSend[]; perSecond: number }) => {
    const sent: Sent[] = [];
    await paced(events, perSecond, ({ userId, version }) => {
      sent.push({ version, ms: Number(hrtime.bigint()) / 1e6 });
      io.to(`user:${userId}`).emit('credits.updated', { available: 1, held: 0, version });
    });
    return sent;
  }),
);
