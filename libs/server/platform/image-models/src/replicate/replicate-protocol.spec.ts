import { type ImageSimulator, startReplicateSimulator } from '@portada/simulators';
import { modelInput } from '../image-model.contract';
import { describeJobModel } from '../jobs/job-model.fixture';
import { ReplicateProtocol, replicateDefaultModel } from './replicate-protocol';

const protocolOf = ({ url, key }: ImageSimulator, token = key, model = replicateDefaultModel) =>
  new ReplicateProtocol({ token, baseUrl: url, model });

describeJobModel('replicate', {
  start: startReplicateSimulator,
  protocol: protocolOf,
  failures: [
    ['[fails] [aborted]', { code: 'timeout', retryable: true }],
    ['[no-picture]', { code: 'provider', retryable: true }],
  ],
});

it('the Replicate adapter submits the version id of a model that is not official', async () => {
  const simulator = await startReplicateSimulator();
  const version = '5c7d5dc6dd8bf75c1acaa8565735e7986bc5b66206b55cca93cb72c9bf15ccaa';
  const protocol = protocolOf(simulator, undefined, `some/model:${version}`);
  const job = await protocol.submit(modelInput(), new AbortController().signal);
  expect(job).toHaveProperty('externalId');
  expect(simulator.calls[0]).toMatchObject({ path: '/v1/predictions', body: { version } });
  await simulator.close();
});
