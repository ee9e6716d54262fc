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

it('the BFL adapter counts at most 5 further megapixels for each picture of a request', () => {
  const protocol = new BflProtocol({ key: 'any', baseUrl: bflAddress, model: 'flux-2-pro' });
  const picture = { role: 'reference', bytes: Buffer.alloc(0), mimeType: 'image/png' } as const;
  expect(protocol.priceOf({ ...modelInput(), pictures: [picture, picture] })).toBeCloseTo(0.045 + 10 * 0.015);
});
