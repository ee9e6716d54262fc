import { readFileSync } from 'node:fs';
import { z } from 'zod';
import {
  containerOf,
  objectsOf,
  ofKind,
  processOf,
  processes,
  settingsOf,
  workloads,
  workloadsOf,
} from './kubernetes.fixture';
import { inWorkspace } from './workspace';

const objects = objectsOf('keda');
const scaledSchema = z.object({
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    scaleTargetRef: z.object({ name: z.string() }),
    minReplicaCount: z.number(),
    triggers: z.array(
      z.object({
        authenticationRef: z.object({ name: z.string() }),
        metadata: z.object({ query: z.string(), targetQueryValue: z.coerce.number() }),
      }),
    ),
  }),
});
const scaled = ofKind(objects, 'ScaledObject', scaledSchema);
const horizontalSchema = z.object({
  spec: z.object({ scaleTargetRef: z.object({ name: z.string() }), minReplicas: z.number() }),
});
const horizontal = ofKind(objects, 'HorizontalPodAutoscaler', horizontalSchema);

test('each process has one autoscaler, which keeps two pods and owns their number', () => {
  const targets = [...scaled, ...horizontal].map(({ spec }) => spec.scaleTargetRef.name);
  expect(targets.sort()).toEqual(processes.map(({ metadata }) => metadata.name).sort());
  expect(scaled.map(({ spec }) => spec.minReplicaCount)).toEqual([2]);
  expect(new Set(horizontal.map(({ spec }) => spec.minReplicas))).toEqual(new Set([2]));
  expect(workloadsOf(objects).map(({ spec }) => spec.replicas)).toEqual(workloads.map(() => undefined));
});

const triggers = scaled.flatMap(({ spec }) => spec.triggers);

test('the triggers read Postgres with a Secret that no pod has', () => {
  expect(objects.filter(({ kind }) => kind === 'TriggerAuthentication')).toMatchObject([
    {
      metadata: { name: 'scaling-demand' },
      spec: { secretTargetRef: [{ parameter: 'connection', name: 'portada-scaling' }] },
    },
  ]);
  expect(triggers.map(({ authenticationRef }) => authenticationRef.name)).toEqual([
    'scaling-demand',
    'scaling-demand',
  ]);
});

test('the demand counts as many generations of a user as run at once by default', () => {
  const readme = readFileSync(inWorkspace('README.md'), 'utf8');
  const perUser = /^\| `GENERATIONS_IN_FLIGHT_PER_USER` +\| (\d+) /m.exec(readme)?.[1];
  expect(triggers[0]?.metadata.query).toContain(`least(queued, ${perUser} * users_in_line) + running`);
});

test('a worker has a core for each image, and is asked for four times as many images as it draws at once', () => {
  const concurrency = Number(settingsOf(objects, 'worker')['WORKER_CONCURRENCY']);
  expect(containerOf(processOf('worker')).resources.limits.cpu).toBe(String(concurrency));
  expect(triggers[0]?.metadata.targetQueryValue).toBe(4 * concurrency);
});
