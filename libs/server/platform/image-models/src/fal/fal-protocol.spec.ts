import { startFalSimulator } from '@portada/simulators';
import { everything, modelInput } from '../image-model.contract';
import { describeJobModel } from '../jobs/job-model.fixture';
import { JobModel } from '../jobs/job-model';
import { FalProtocol, falDefaultModel } from './fal-protocol';

describeJobModel('fal', {
  start: startFalSimulator,
  protocol: ({ url, key }, other) =>
    new FalProtocol({ key: other ?? key, baseUrl: url, model: falDefaultModel }),
  failures: [
    ['[refuse]', { code: 'safety', retryable: false }],
    ['[black]', { code: 'safety', retryable: false, mayBeCharged: true }],
    ['[no-picture]', { code: 'provider', retryable: true }],
    ['[other-host]', { code: 'provider', retryable: false }],
  ],
});

it('the fal adapter reports the place of a job in the queue of fal, from 1', async () => {
  const { url, key, close } = await startFalSimulator();
  const protocol = new FalProtocol({ key, baseUrl: url, model: falDefaultModel });
  const model = new JobModel(protocol, { firstPollMs: 5, longestPollMs: 10 });
  const input = modelInput({ prompt: 'A rocket on the moon [queue 3] [slow 900]' });
  const events = await everything(model.start(input, new AbortController().signal));
  const places = events.flatMap((event) => (event.type === 'queued' ? [event.position] : []));
  expect([...new Set(places)]).toEqual([3, 2, 1]);
  expect(events.at(-1)?.type).toBe('done');
  await model.close();
  await close();
});

it('the fal adapter reports a stored job id that cannot be read as a failed job', async () => {
  const protocol = new FalProtocol({ key: 'any', baseUrl: 'http://127.0.0.1:9', model: falDefaultModel });
  expect(await protocol.stateOf('nonsense', new AbortController().signal)).toMatchObject({ state: 'failed' });
});
