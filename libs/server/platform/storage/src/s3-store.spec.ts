import { type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { type S3Server, startS3Server } from '@portada/testing';
import type { ObjectStore } from './port';
import { createS3Store } from './s3-store';
import { describeObjectStore } from './store.contract';

const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const options = { bucket: 'thumbnails', region: 'us-east-1', ...credentials };
let server: S3Server;
let endpoint: string;

beforeAll(async () => {
  server = await startS3Server();
  ({ endpoint } = server);
});
afterAll(() => server.remove());

describeObjectStore('S3', async () => {
  const store = createS3Store({ ...options, endpoint });
  await store.ping();
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials });
  return {
    store,
    damage: async (key) => {
      const found = await store.get(key);
      const Metadata = { sha256: found.sha256 };
      await client.send(
        new PutObjectCommand({ Bucket: 'thumbnails', Key: key, Body: Buffer.from('damage'), Metadata }),
      );
    },
  };
});

test('the ping of the S3 store creates a missing bucket once', async () => {
  const store = createS3Store({ ...options, bucket: 'another', endpoint });
  await expect(store.put('a', Buffer.from('x'), 'text/plain')).rejects.toThrow();
  await store.ping();
  await store.ping();
  await store.put('a', Buffer.from('x'), 'text/plain');
});

test('the S3 store reports an unavailable server as an operational failure', async () => {
  const store = createS3Store({ ...options, endpoint: 'http://127.0.0.1:1' });
  const calls = [
    () => store.ping(),
    () => store.get('a'),
    () => store.exists('a'),
    () => store.put('a', Buffer.from('x'), 'text/plain'),
  ];
  for (const call of calls) await expect(call()).rejects.toMatchObject({ name: 'OperationalError' });
});

describe('an S3 store that responds with errors', () => {
  /** Selects the responses of the server to the next requests. */
  let answer: (response: ServerResponse) => void;
  let errors: Server;
  let failing: ObjectStore;
  beforeAll(async () => {
    errors = createServer((request, response) => {
      request.resume();
      request.once('end', () => answer(response));
    });
    await new Promise<void>((resolve) => errors.listen(0, '127.0.0.1', resolve));
    const { port } = errors.address() as AddressInfo;
    failing = createS3Store({ ...options, endpoint: `http://127.0.0.1:${port}` });
  });
  afterAll(() => errors.close());

  test.each([
    [403, 'AccessDenied'],
    [404, 'NoSuchBucket'],
    [429, 'TooManyRequests'],
    [500, 'InternalError'],
    [503, 'SlowDown'],
    [507, 'InsufficientStorage'],
  ])('the S3 store reports the response %i %s to a write as an operational failure', async (status, code) => {
    answer = (response) =>
      void response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`);
    for (const call of [() => failing.put('a', Buffer.from('x'), 'text/plain'), () => failing.ping()]) {
      await expect(call()).rejects.toMatchObject({ name: 'OperationalError' });
    }
  });

  test('the S3 store reports a closed connection as an operational failure', async () => {
    answer = (response) => void response.destroy();
    await expect(failing.get('a')).rejects.toMatchObject({ name: 'OperationalError' });
  });
});
