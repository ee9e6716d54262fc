import { z } from 'zod';
import { type KubernetesObject, renderKustomization } from './kustomize.fixture';
import { inWorkspace } from './workspace';

/** Folders of deploy/kubernetes that are deployed. */
export const folders = ['base', 'keda', 'example'] as const;
type Folder = (typeof folders)[number];

const rendered = new Map(
  folders.map((folder) => [folder, renderKustomization(inWorkspace('deploy/kubernetes', folder))]),
);

/** Returns the rendered objects of a folder. */
export const objectsOf = (folder: Folder): KubernetesObject[] => rendered.get(folder) ?? [];

const probeSchema = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) });
const volumeSchema = z.object({
  name: z.string(),
  emptyDir: z.object({}).optional(),
  secret: z
    .object({
      secretName: z.string(),
      items: z.array(z.object({ key: z.string(), path: z.string() })),
    })
    .optional(),
});
const containerSchema = z.object({
  name: z.string(),
  image: z.string(),
  command: z.array(z.string()).optional(),
  env: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  envFrom: z.array(z.strictObject({ configMapRef: z.object({ name: z.string() }) })).default([]),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).default([]),
  lifecycle: z
    .object({
      preStop: z.object({ exec: z.object({ command: z.tuple([z.literal('sleep'), z.coerce.number()]) }) }),
    })
    .optional(),
  startupProbe: probeSchema.optional(),
  livenessProbe: probeSchema.optional(),
  readinessProbe: probeSchema.optional(),
  resources: z.object({
    requests: z.object({ cpu: z.string(), memory: z.string() }),
    limits: z.object({ cpu: z.string().optional(), memory: z.string() }),
  }),
  securityContext: z.unknown(),
});
/** Labels, or the labels that a selector demands. */
export const labelsSchema = z.record(z.string(), z.string());
const workloadSchema = z.object({
  kind: z.enum(['Deployment', 'Job']),
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    replicas: z.number().optional(),
    selector: z.object({ matchLabels: labelsSchema }).optional(),
    template: z.object({
      metadata: z.object({ labels: labelsSchema }),
      spec: z.object({
        automountServiceAccountToken: z.boolean().optional(),
        enableServiceLinks: z.boolean().optional(),
        terminationGracePeriodSeconds: z.number().optional(),
        securityContext: z.unknown(),
        // Every check reads the one container of a pod.
        initContainers: z.never().optional(),
        containers: z.tuple([containerSchema]),
        volumes: z.array(volumeSchema),
      }),
    }),
  }),
});
/** A Deployment or a Job, with the fields that the tests read. */
export type Workload = z.infer<typeof workloadSchema>;

/** Returns the objects of a kind, parsed by a schema. @throws if an object has another form */
export const ofKind = <S extends z.ZodType>(
  objects: KubernetesObject[],
  kind: string,
  schema: S,
): z.output<S>[] => objects.filter((object) => object.kind === kind).map((object) => schema.parse(object));

const settingsSchema = z.object({
  metadata: z.object({ name: z.string() }),
  data: z.record(z.string(), z.string()),
});
/** Returns the settings of a ConfigMap; none if there is no ConfigMap with this name. */
export const settingsOf = (objects: KubernetesObject[], name: string): Record<string, string> =>
  ofKind(objects, 'ConfigMap', settingsSchema).find(({ metadata }) => metadata.name === name)?.data ?? {};

/** Returns the Deployments and Jobs among objects. */
export const workloadsOf = (objects: KubernetesObject[]): Workload[] => [
  ...ofKind(objects, 'Deployment', workloadSchema),
  ...ofKind(objects, 'Job', workloadSchema),
];
/** Returns the only container of a workload. */
export const containerOf = ({ spec }: Workload) => spec.template.spec.containers[0];

/** Returns the environment of a workload: the settings of its ConfigMaps, and its own variables. */
export const environmentOf = (objects: KubernetesObject[], workload: Workload): Record<string, string> => {
  const { env, envFrom } = containerOf(workload);
  return {
    ...Object.assign({}, ...envFrom.map(({ configMapRef }) => settingsOf(objects, configMapRef.name))),
    ...Object.fromEntries(env.map(({ name, value }) => [name, value])),
  } as Record<string, string>;
};

/** Returns the names of the secrets that a pod can read. */
export const secretsOf = ({ spec }: Workload): string[] =>
  spec.template.spec.volumes.flatMap(({ secret }) => secret?.items.map(({ key }) => key) ?? []);

/** The objects of the folder `base`. */
export const base = objectsOf('base');

/** The Deployments and the Job of the folder `base`. */
export const workloads = workloadsOf(base);
/** The workloads that do not end. */
export const processes = workloads.filter(({ kind }) => kind === 'Deployment');
/** Returns rows of `test.each`, each with the name of a workload and the workload. */
export const named = (list: Workload[]): [string, Workload][] => list.map((one) => [one.metadata.name, one]);
/** Returns the process with a name. @throws Error if there is none */
export const processOf = (name: string): Workload => {
  const found = processes.find(({ metadata }) => metadata.name === name);
  if (!found) throw new Error(`the base has no process ${name}`);
  return found;
};
/** Returns the port on which a process accepts requests. */
export const portOf = (workload: Workload): number | undefined =>
  containerOf(workload).ports.find(({ name }) => name === 'http')?.containerPort;
