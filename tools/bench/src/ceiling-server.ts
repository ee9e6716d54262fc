import { createServer } from 'node:http';
import { serve } from './messages';

/**
 * Script of benchmark F1: a server that answers each request immediately. Its rate of answers shows the limit of
 * the load generator.
 */
const server = createServer((request, response) => {
  request.resume().once('end', () => {
    response.writeHead(202, { 'content-type': 'application/json' }).end('{"success":true}');
  });
});
server.listen(Number(process.env['PORT']), '127.0.0.1', () => serve(() => Promise.resolve()));
