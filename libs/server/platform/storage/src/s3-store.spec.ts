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
  await store.open({ mayCreate: true });
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

test('the S3 store creates a missing bucket only when it is opened and may create it', async () => {
  const store = createS3Store({ ...options, bucket: 'another', endpoint });
  await expect(store.put('a', Buffer.from('x'), 'text/plain')).rejects.toThrow('NoSuchBucket');
  await expect(store.ping()).rejects.toMatchObject({ name: 'OperationalError' });
  await expect(store.open({ mayCreate: false })).rejects.toMatchObject({
    name: 'StoreRefusedError',
    message: expect.stringContaining(
      `The bucket another of ${endpoint} is missing, and the database has images.`,
    ),
  });
  await expect(store.ping()).rejects.toThrow();
  await store.open({ mayCreate: true });
  await store.open({ mayCreate: false });
  await store.put('a', Buffer.from('x'), 'text/plain');
});

test('several processes create a missing bucket at the same moment', async () => {
  const open = () => createS3Store({ ...options, bucket: 'shared', endpoint }).open({ mayCreate: true });
  await Promise.all(Array.from({ length: 5 }, open));
});

test('the S3 store refuses a wrong key with the reason of the store', async () => {
  const opening = createS3Store({ ...options, endpoint, accessKeyId: 'UNKNOWN' }).open({ mayCreate: true });
  await expect(opening).rejects.toMatchObject({
    name: 'StoreRefusedError',
    message:
      `The bucket thumbnails of ${endpoint} cannot be used: 403 InvalidAccessKeyId: The AWS Access Key Id you provided does ` +
      'not exist in our records. Check S3_ACCESS_KEY_ID.',
  });
});

test('the S3 store names the fault of TLS if the server does not speak it', async () => {
  const store = createS3Store({ ...options, endpoint: endpoint.replace('http:', 'https:') });
  await expect(store.open({ mayCreate: true })).rejects.toMatchObject({
    name: 'StoreRefusedError',
    message: expect.stringMatching(/cannot be used: .*EPROTO.*Check S3_ENDPOINT and the certificate/),
  });
});

test('the S3 store reports an unavailable server as an operational failure', async () => {
  const store = createS3Store({ ...options, endpoint: 'http://127.0.0.1:1' });
  const calls = [
    () => store.open({ mayCreate: true }),
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

  test.each([
    [403, 'SignatureDoesNotMatch', 'It does not match.', 'Check S3_SECRET_ACCESS_KEY.'],
    [403, 'AccessDenied', 'Access Denied', 'Check the permissions of the key'],
    [400, 'InvalidBucketName', 'The bucket is not valid.', 'Check S3_BUCKET.'],
    [301, 'PermanentRedirect', 'Use the specified endpoint', 'Check S3_REGION and S3_ENDPOINT.'],
    [400, 'AuthorizationHeaderMalformed', "the region 'x' is wrong; expecting 'eu'", 'Check S3_REGION.'],
    [403, 'RequestTimeTooSkewed', 'The difference is too large.', 'Check the clock of this machine.'],
    [400, 'SomethingElse', 'It is wrong.', 'Check the settings S3_*.'],
  ])('the S3 store is not opened after the response %i %s', async (status, code, message, check) => {
    answer = (response) =>
      void response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`);
    const error = await failing.open({ mayCreate: true }).catch((thrown: Error) => thrown);
    expect(error).toMatchObject({ name: 'StoreRefusedError' });
    expect(String(error)).toContain(`${status} ${code}: ${message.replace(/\.$/, '')}. ${check}`);
  });

  test('a web server that is no object store is refused', async () => {
    answer = (response) =>
      void response
        .writeHead(404, { 'content-type': 'text/html' })
        .end('<html><body>Not found</body></html>');
    await expect(failing.open({ mayCreate: true })).rejects.toMatchObject({ name: 'StoreRefusedError' });
  });

  test.each([
    [500, 'InternalError'],
    [503, 'SlowDown'],
    [429, 'TooManyRequests'],
    [400, 'RequestTimeout'],
  ])('the response %i %s at the start is no refusal, because it may pass', async (status, code) => {
    answer = (response) =>
      void response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`);
    await expect(failing.open({ mayCreate: true })).rejects.toMatchObject({
      name: 'OperationalError',
      message: expect.stringContaining(`${status} ${code}: no`),
    });
  });

  test('the S3 store reports a closed connection as an operational failure', async () => {
    answer = (response) => void response.destroy();
    await expect(failing.get('a')).rejects.toMatchObject({ name: 'OperationalError' });
  });
});
