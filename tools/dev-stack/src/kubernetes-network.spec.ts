import { z } from 'zod';
import {
  base,
  environmentOf,
  labelsSchema,
  named,
  ofKind,
  portOf,
  processOf,
  secretsOf,
  workloads,
} from './kubernetes.fixture';

const serviceSchema = z.object({
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    clusterIP: z.string().optional(),
    selector: labelsSchema,
    ports: z.tuple([z.object({ port: z.number(), targetPort: z.string() })]),
  }),
});

test('the web server finds every pod of api and gateway at the ports on which they listen', () => {
  const { API_URL: api = '', GATEWAY_URL: gateway = '' } = environmentOf(base, processOf('web-server'));
  const services = ofKind(base, 'Service', serviceSchema);
  for (const url of [new URL(api), new URL(gateway)]) {
    const service = services.find(({ metadata }) => metadata.name === url.hostname);
    const target = processOf(url.hostname);
    const port = portOf(target);
    expect(service?.spec).toMatchObject({
      clusterIP: 'None',
      selector: target.spec.selector?.matchLabels,
      ports: [{ port, targetPort: 'http' }],
    });
    expect(url.port).toBe(String(port));
  }
});

const peerSchema = z.object({
  podSelector: z.object({ matchLabels: labelsSchema }).optional(),
  namespaceSelector: z.object({ matchLabels: labelsSchema }).optional(),
});
const ruleSchema = z.object({
  from: z.array(peerSchema).optional(),
  to: z.array(peerSchema).optional(),
  ports: z.array(z.object({ port: z.union([z.number(), z.string()]) })),
});
const policySchema = z.object({
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    podSelector: z.object({ matchLabels: labelsSchema.optional() }),
    policyTypes: z.array(z.string()),
    ingress: z.array(ruleSchema).default([]),
    egress: z.array(ruleSchema).default([]),
  }),
});
const policies = new Map(
  ofKind(base, 'NetworkPolicy', policySchema).map(({ metadata, spec }) => [metadata.name, spec]),
);

/** Ports of the servers that a process needs a secret for. The object store is reached by https. */
const serverPorts: Record<string, number[]> = {
  owner_database_url: [5432],
  app_database_url: [5432],
  redis_url: [6379],
  s3_access_key: [443],
  stripe_secret_key: [443],
  oidc_client_secret: [443],
  smtp_url: [465, 587],
};
/** Secrets that a process reads without a connection: the api only checks that mail is configured. */
const unconnected: Record<string, string[]> = { api: ['smtp_url'] };
const component = 'app.kubernetes.io/component';
const ascending = (ports: Iterable<number | string>): (number | string)[] => [...new Set(ports)].sort();

test('all connections are refused that no policy allows', () => {
  expect(policies.get('refuse-all')).toEqual({
    podSelector: {},
    policyTypes: ['Ingress', 'Egress'],
    ingress: [],
    egress: [],
  });
  expect([...policies.keys()].sort()).toEqual(
    ['refuse-all', 'name-resolution', 'metrics', ...workloads.map(({ metadata }) => metadata.name)].sort(),
  );
});

test.each(named(workloads))(
  '%s may connect to the servers whose secrets it has, and to no other',
  (name, workload) => {
    const policy = policies.get(name);
    expect(policy?.podSelector.matchLabels).toEqual({ [component]: name });
    expect(policy?.policyTypes).toContain('Egress');
    const needed = secretsOf(workload)
      .filter((secret) => !unconnected[name]?.includes(secret))
      .flatMap((secret) => serverPorts[secret] ?? []);
    const allowed = policy?.egress.filter(({ to }) => to === undefined).flatMap(({ ports }) => ports);
    expect(ascending(allowed?.map(({ port }) => port) ?? [])).toEqual(ascending(needed));
  },
);

test('only the web server may connect to api and gateway, and only the ingress controller to the web server', () => {
  const ofWebServer = policies.get('web-server');
  const reached = ['api', 'gateway'].map((name) => {
    const port = portOf(processOf(name));
    const from = [{ podSelector: { matchLabels: { [component]: 'web-server' } } }];
    expect(policies.get(name)?.ingress).toEqual([{ from, ports: [{ port }] }]);
    return { to: [{ podSelector: { matchLabels: { [component]: name } } }], ports: [{ port }] };
  });
  expect(ofWebServer?.egress).toEqual(reached);
  expect(ofWebServer?.ingress).toMatchObject([
    { from: [{ namespaceSelector: {} }], ports: [{ port: 3000 }] },
  ]);
  expect(policies.get('worker')?.ingress).toEqual([]);
});
