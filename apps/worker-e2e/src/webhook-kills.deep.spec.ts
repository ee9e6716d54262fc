import {
  type EventReceiver,
  startEventReceiver,
  startRedisServer,
  testDatabase,
  until,
} from '@portada/testing';
import { Webhook } from 'standardwebhooks';
import { Product, ask } from './harness/product';

let receiver: EventReceiver;
let product: Product;
let close: () => Promise<void>;
beforeEach(async () => {
  const [database, redis] = await Promise.all([testDatabase(), startRedisServer()]);
  receiver = await startEventReceiver();
  product = await Product.prepare({ databaseUrl: database.url, redisUrl: redis.url });
  close = async () => {
    await product.close();
    await Promise.all([database.drop(), redis.remove(), receiver.close()]);
  };
  await product.startApi();
});
afterEach(() => close());

const createEndpoint = async () => {
  const creator = await product.creator();
  const values = { url: receiver.url, events: ['generation.completed'] };
  const { body } = await creator.client.post('/api/webhook-endpoints', values);
  return { creator, secret: (body as { secret: string }).secret };
};
const delivered = () =>
  until(
    async () => {
      const { rows } = await product.owner.query(
        'SELECT FROM webhook_deliveries WHERE delivered_at IS NOT NULL',
      );
      return rows.length === 1;
    },
    { what: 'the delivery to be recorded', timeoutMs: 60_000 },
  );

test('a worker is killed between the settlement and the delivery, and another worker sends the event', async () => {
  const { creator, secret } = await createEndpoint();
  const doomed = await product.startWorker({ CRASH_AT: 'after-settle' });
  await ask(creator, '[slow 50]');
  expect(await doomed.ended).toBe('SIGKILL');
  await product.startWorker();
  await delivered();
  const [event] = receiver.events;
  expect(new Webhook(secret).verify(event?.body ?? '', event?.headers ?? {})).toMatchObject({
    type: 'generation.completed',
  });
});

test('a worker is killed after the answer, and another worker sends the same event with the same id', async () => {
  const { creator } = await createEndpoint();
  const doomed = await product.startWorker({ CRASH_AT: 'after-webhook' });
  await ask(creator, '[slow 50]');
  expect(await doomed.ended).toBe('SIGKILL');
  expect(receiver.events).toHaveLength(1);
  // The claim of the killed worker ends after 30 s.
  await product.owner.query('UPDATE webhook_endpoints SET claimed_until = NULL');
  await product.startWorker();
  await delivered();
  const [first, second] = receiver.events;
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  expect(second?.body).toBe(first?.body);
});
