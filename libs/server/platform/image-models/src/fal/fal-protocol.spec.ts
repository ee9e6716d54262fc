import { startFalSimulator } from '@portada/simulators';
import { describeJobModel } from '../jobs/job-model.fixture';
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

it('the fal adapter reports a stored job id that cannot be read as a failed job', async () => {
  const protocol = new FalProtocol({ key: 'any', baseUrl: 'http://127.0.0.1:9', model: falDefaultModel });
  expect(await protocol.stateOf('nonsense', new AbortController().signal)).toMatchObject({ state: 'failed' });
});
