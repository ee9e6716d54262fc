import { createServer } from 'node:http';
import { serve } from './messages';

/** Reads a request and answers at once: what remains is the load generator. */
const server = createServer((request, response) => {
  request.resume().once('end', () => {
    response.writeHead(202, { 'content-type': 'application/json' }).end('{"success":true}');
  });
});
server.listen(Number(process.env['PORT']), '127.0.0.1', () => serve(() => Promise.resolve()));
