import { memoryOf } from '@portada/lifecycle';
import { z } from 'zod';
import { compose } from './compose-file.fixture';
import {
  base,
  containerOf,
  environmentOf,
  folders,
  labelsSchema,
  named,
  objectsOf,
  ofKind,
  processOf,
  processes,
  secretsOf,
  settingsOf,
  workloads,
  workloadsOf,
} from './kubernetes.fixture';
import { schemaProblemsOf } from './kubernetes-schemas.fixture';
import type { KubernetesObject } from './kustomize.fixture';

/** Returns the service of docker-compose.yml with a name. @throws Error if there is none */
const serviceOf = (name: string) => {
  const service = compose.services[name];
  if (!service) throw new Error(`docker-compose.yml has no service ${name}`);
  return service;
};

test.each(folders)('the folder %s contains only objects that match their schema', (folder) => {
  const objects = objectsOf(folder);
  expect(objects.length).toBeGreaterThan(20);
  const problems = objects.flatMap((object) =>
    schemaProblemsOf(object).map((problem) => `${object.kind} ${object.metadata.name}: ${problem}`),
  );
  expect(problems).toEqual([]);
});

test.each(folders)(
  'the folder %s publishes the host of PUBLIC_URL by https, and trusts its proxies',
  (folder) => {
    const objects = objectsOf(folder);
    const { PUBLIC_URL: publicUrl = '', TRUSTED_PROXIES: proxies } = settingsOf(objects, 'site');
    const { protocol, host } = new URL(publicUrl);
    expect({ protocol, proxies }).toEqual({ protocol: 'https:', proxies: 'uniquelocal' });
    expect(objects.find(({ kind }) => kind === 'Ingress')).toMatchObject({
      spec: {
        tls: [{ hosts: [host] }],
        rules: [{ host, http: { paths: [{ path: '/', backend: { service: { name: 'web-server' } } }] } }],
      },
    });
  },
);

test.each(folders)('the folder %s puts no secret into a setting', (folder) => {
  const objects = objectsOf(folder);
  const values = workloadsOf(objects).flatMap((one) => Object.values(environmentOf(objects, one)));
  expect(values.length).toBeGreaterThan(20);
  expect(values.join(' ')).not.toMatch(/postgres(ql)?:\/\/|rediss?:\/\/|sk_(test|live)_|whsec_/);
});

test.each<[string, (deployment: KubernetesObject) => void, string]>([
  [
    'an unknown field',
    ({ spec }) => Object.assign(spec as object, { replica: 3 }),
    'unknown field /spec/replica',
  ],
  [
    'a wrong type',
    ({ spec }) => Object.assign(spec as object, { replicas: '3' }),
    'data/spec/replicas must be integer',
  ],
  ['a missing field', (object) => (object['spec'] = {}), 'must have required property selector'],
])('the schema check finds %s', (_what, change, problem) => {
  const deployment = structuredClone(base.find(({ kind }) => kind === 'Deployment'));
  if (!deployment) throw new Error('the base has no Deployment');
  change(deployment);
  expect(schemaProblemsOf(deployment).join()).toContain(problem);
});

test('the base runs the processes of docker-compose.yml that are built from the repository', () => {
  const built = Object.entries(compose.services).filter(([, { image }]) => image === 'portada:local');
  expect(workloads.map(({ metadata }) => metadata.name).sort()).toEqual(built.map(([name]) => name).sort());
});

/** Settings that only Kubernetes has, by process, and settings whose values differ between the two. */
const onlyHere: Record<string, string[]> = { worker: ['WORKER_CONCURRENCY'] };
const differing = ['S3_ENDPOINT'];

test.each(named(workloads))('%s has the program and the settings of docker-compose.yml', (name, workload) => {
  const service = serviceOf(name);
  const { image, command } = containerOf(workload);
  expect({ image, command }).toEqual({ image: service.image, command: service.command });
  const here = environmentOf(base, workload);
  const there = service.environment ?? {};
  expect(Object.keys(here).sort()).toEqual([...Object.keys(there), ...(onlyHere[name] ?? [])].sort());
  const fixed = Object.entries(there).filter(
    ([setting, value]) => !value.includes('${') && !differing.includes(setting),
  );
  expect(here).toMatchObject(Object.fromEntries(fixed));
});

test.each([
  ['api', ['image', 'document', 'trialImage'], 0],
  ['gateway', [], 0],
  ['worker', ['document'], Number(settingsOf(base, 'worker')['WORKER_CONCURRENCY'])],
] as const)('the memory limit of %s has room for all that its processes may use', (name, tasks, slots) => {
  const workload = processOf(name);
  const heap = Number(
    /^--max-old-space-size=(\d+)$/.exec(environmentOf(base, workload)['NODE_OPTIONS'] ?? '')?.[1],
  );
  const limit = Number(/^(\d+)Mi$/.exec(containerOf(workload).resources.limits.memory)?.[1]);
  const spare = limit - memoryOf(heap, tasks, slots);
  expect(spare).toBeGreaterThanOrEqual(0);
  expect(spare).toBeLessThan(128);
});

test.each(named(workloads))('%s gets the secrets that it reads, and no other', (name, workload) => {
  const { volumes, containers } = workload.spec.template.spec;
  const read = containers[0].env.flatMap(({ value }) => /^\/run\/secrets\/(\w+)$/.exec(value)?.[1] ?? []);
  expect(secretsOf(workload).sort()).toEqual(read.sort());
  expect(secretsOf(workload).sort()).toEqual([...(serviceOf(name).secrets ?? [])].sort());
  for (const { secret } of volumes) {
    if (!secret) continue;
    expect(secret.secretName).toBe('portada');
    expect(secret.items.filter(({ key, path }) => key !== path)).toEqual([]);
  }
});

test.each(named(workloads))('%s runs without rights', (_name, { spec }) => {
  const { containers, ...pod } = spec.template.spec;
  expect(pod).toMatchObject({
    automountServiceAccountToken: false,
    enableServiceLinks: false,
    securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
  });
  expect(containers[0].securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
});

test.each(named(processes))(
  '%s is checked at its internal port, and has the time that it needs to stop',
  (name, workload) => {
    const { startupProbe, livenessProbe, readinessProbe, ports, lifecycle } = containerOf(workload);
    const live = { httpGet: { path: '/health/live', port: 'internal' } };
    expect([startupProbe, livenessProbe]).toMatchObject([live, live]);
    expect(readinessProbe).toMatchObject({ httpGet: { path: '/health/ready', port: 'internal' } });
    const service = serviceOf(name);
    const internal = ports.find((port) => port.name === 'internal')?.containerPort;
    expect(service.healthcheck?.test.slice(1)).toEqual(['node', 'deploy/health-check.mjs', String(internal)]);
    const before = lifecycle?.preStop.exec.command[1] ?? 0;
    expect(`${(workload.spec.template.spec.terminationGracePeriodSeconds ?? 0) - before}s`).toBe(
      service.stop_grace_period,
    );
  },
);

const selectorSchema = z.object({
  metadata: z.object({ name: z.string() }),
  spec: z.object({ selector: z.object({ matchLabels: labelsSchema }) }),
});

test.each(named(processes))('%s may lose one pod at a time to maintenance', (name, { spec }) => {
  const budget = ofKind(base, 'PodDisruptionBudget', selectorSchema).find(
    ({ metadata }) => metadata.name === name,
  );
  expect(budget?.spec.selector.matchLabels).toEqual(spec.selector?.matchLabels);
  expect(spec.template.metadata.labels).toEqual(spec.selector?.matchLabels);
  expect(spec.replicas).toBeGreaterThan(1);
});
