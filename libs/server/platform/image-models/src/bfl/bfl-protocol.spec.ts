import { startBflSimulator } from '@portada/simulators';
import { modelInput } from '../image-model.contract';
import { describeJobModel } from '../jobs/job-model.fixture';
import { BflProtocol, bflAddress, bflDefaultModel } from './bfl-protocol';

describeJobModel('bfl', {
  start: startBflSimulator,
  protocol: ({ url, key }, other) =>
    new BflProtocol({ key: other ?? key, baseUrl: url, model: bflDefaultModel }),
  failures: [['[other-host]', { code: 'provider', retryable: false }]],
});

it('the BFL adapter returns the list prices of the FLUX.2 models, and null for an unknown model', () => {
  const priceOf = (model: string) =>
    new BflProtocol({ key: 'any', baseUrl: bflAddress, model }).priceOf(modelInput());
  expect(priceOf('flux-2-pro')).toBeCloseTo(0.045);
  expect(priceOf('flux-2-klein-4b')).toBeCloseTo(0.015);
  expect(priceOf('flux-pro-1.1')).toBeNull();
});
