import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { type SupervisorMessage } from '@portada/lifecycle';
import { type DataFolder } from './data-folder';
import { follow, rotate } from './logs';
import { type Handover, type LaunchedProcess, type Service, describeService } from './service';
import { choosePorts } from './ports';
import { nodeEnvOfProcesses } from './public-start';
import { say } from './run';
import { type StackSettings } from './settings';
import { describeSimulators } from './simulators';
import { Upstream } from '@portada/web-server';
import { inWorkspace } from './workspace';

/** The server processes, by the names of their folders under apps/. */
export const appNames = ['api', 'gateway', 'worker'] as const;

/** The server processes: their upstreams and services; `simulators` is null if no provider is simulated. */
export type Apps = {
  api: Upstream;
  gateway: Upstream;
  simulators: string | null;
  /** Name of the third-party provider, for the sign-in page. */
  oidcLabel: string;
  /** Control route of the simulated payments; null if they are real. */
  stripeControl: string | null;
  services: Service[];
};

/** Values that the dev stack passes to its processes. */
export type AppsOptions = {
  settings: StackSettings;
  data: DataFolder;
  databaseUrl: string;
  redisUrl: string;
  adminPassword: string;
  mode: 'run once built' | 'follow the build';
};

/**
 * Time until api and worker get a spare process (ms): the first pages after a start need the cores. A gateway has none,
 * because browsers reconnect by themselves.
 */
const spareAfter = 10_000;

/** No spare processes if processes restart with each build. */
const spareIn = (mode: AppsOptions['mode']): number | null =>
  mode === 'follow the build' ? null : spareAfter;

/**
 * Describes api, gateway, worker and simulators as services. Every other environment variable is passed on unchanged,
 * except NODE_ENV (see `nodeEnvOfProcesses`).
 */
export const describeApps = async (options: AppsOptions): Promise<Apps> => {
  const { settings, data } = options;
  const [pages = 0, stripeApi = 0, stripeControl = 0] = await choosePorts(3);
  const { PUBLIC_URL: publicUrl, LOG_LEVEL: logLevel } = settings;
  const host = settings.LISTEN_HOST ?? '127.0.0.1';
  const simulators = describeSimulators(process.env, {
    publicUrl,
    api: `http://${reachableHost(host)}:${settings.PORT}`,
    data,
    logLevel,
    ports: { pages, stripeApi, stripeControl },
  });
  keepSimulatedStripe(data, simulators?.settings ?? {});
  const env = {
    ...process.env,
    NODE_ENV: nodeEnvOfProcesses(process.env['NODE_ENV'], options.settings),
    // For the name `localhost` Node would listen on only one of its two addresses.
    LISTEN_HOST: host === 'localhost' ? '127.0.0.1' : host,
    ...simulators?.settings,
    ...(process.env['SMTP_URL'] ? {} : { MAIL_DIR: data.in('mail') }),
    PUBLIC_URL: publicUrl,
    DATABASE_URL: options.databaseUrl,
    REDIS_URL: options.redisUrl,
    ...(process.env['S3_ENDPOINT'] ? {} : { STORAGE_DIR: data.in('storage') }),
    STUDIO_DIR: process.env['STUDIO_DIR'] || inWorkspace('dist/studio'),
    ADMIN_EMAIL: settings.ADMIN_EMAIL,
    ADMIN_PASSWORD: options.adminPassword,
    LOG_LEVEL: logLevel,
    SUPERVISED: String(options.mode === 'run once built'),
  };
  const [api, gateway] = [new Upstream(), new Upstream()];
  const apps = [
    { name: 'api', portSetting: 'API_PORT', handover: handoverAt(api, spareIn(options.mode)) },
    { name: 'gateway', portSetting: 'GATEWAY_PORT', handover: handoverAt(gateway, null) },
    { name: 'worker', handover: workerHandover(options.mode) },
  ] satisfies Omit<App, 'env'>[];
  return {
    api,
    gateway,
    simulators: simulators?.address ?? null,
    oidcLabel: simulators?.settings['OIDC_LABEL'] ?? options.settings.OIDC_LABEL,
    stripeControl: simulators?.stripeControl ?? null,
    services: [
      ...apps.flatMap((app) => replicasOf({ ...app, env }, options)),
      ...(simulators ? [simulators.service] : []),
    ],
  };
};

/** A started process: its addresses, and the name under which a worker claims generations. */
type LaunchedApp = LaunchedProcess & { id: string; address: string };

type App = {
  name: (typeof appNames)[number];
  env: NodeJS.ProcessEnv;
  /** Name of the setting that contains its port; undefined if it has no such setting. */
  portSetting?: string;
  handover: Handover<LaunchedApp>;
};

/** Sends requests to the active process; they wait while there is none. */
const handoverAt = (upstream: Upstream, spareAfterMs: number | null): Handover<LaunchedApp> => ({
  activate: ({ address }) => upstream.add(address),
  release: ({ address }) => upstream.remove(address),
  spareAfterMs,
});

/** Activation makes a worker claim jobs and end the claims of processes that died; a spare one is active immediately. */
const workerHandover = (mode: AppsOptions['mode']): Handover<LaunchedApp> => ({
  activate: ({ child }, lost) => {
    const message: SupervisorMessage = { type: 'activate', lost: lost.map(({ id }) => id) };
    if (child.connected) child.send(message, () => {});
  },
  release: () => Promise.resolve(),
  spareAfterMs: spareIn(mode),
});

/** Stores the address and key of the simulated payments, so that `npm run reconcile` finds them. */
const keepSimulatedStripe = (data: DataFolder, simulated: Record<string, string>): void => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase } = simulated;
  const { simulatedStripe: _last, ...kept } = data.kept();
  data.keep({ ...kept, ...(secretKey && apiBase && { simulatedStripe: { secretKey, apiBase } }) });
};

/** Returns one service for each replica of an app. */
const replicasOf = (app: App, options: AppsOptions): Service[] => {
  const { data, settings } = options;
  return Array.from({ length: settings.REPLICAS }, (_, index) => {
    const name = index === 0 ? app.name : `${app.name}-${index + 1}`;
    const log = data.in('logs', `${name}.log`);
    rotate(log);
    return describeService<LaunchedApp>({
      name,
      log,
      readyWithinMs: 60_000,
      // Running jobs may finish or be returned to the queue in this time.
      ending: { signal: 'SIGTERM', graceMs: 15_000, stage: 0 },
      launch: () => launch(app, name, log, options.mode),
      handover: app.handover,
    });
  });
};

/** Starts a process on its own ports, so that it can become ready while its predecessor still handles requests. */
const launch = async (
  { name, env, portSetting }: App,
  service: string,
  log: string,
  mode: AppsOptions['mode'],
): Promise<LaunchedApp> => {
  const [port = 0, internal = 0] = await choosePorts(2);
  const id = randomUUID();
  const flags = ['--enable-source-maps', ...(mode === 'follow the build' ? ['--watch'] : [])];
  const own = { INTERNAL_PORT: String(internal), WORKER_ID: id };
  // Detached, so that Ctrl+C in the terminal reaches only the dev stack, which then ends the services in order. If the
  // reaper is gone too, the channel shows the process that the dev stack has ended.
  const child = spawn(process.execPath, [...flags, inWorkspace('dist/apps', name, 'main.mjs')], {
    env: { ...env, ...own, ...(portSetting && { [portSetting]: String(port) }) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  follow(service, child, log, say);
  const host = reachableHost(env['LISTEN_HOST'] ?? '');
  const address = `http://${host}:${port}`;
  return { child, id, address, isReady: () => answersReady(`${host}:${internal}`) };
};

/** Host of an address at which this machine reaches a process. @param host that the process listens on */
export const reachableHost = (host: string): string => {
  if (['0.0.0.0', '::', 'localhost', ''].includes(host)) return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
};

const answersReady = (address: string): Promise<boolean> =>
  fetch(`http://${address}/health/ready`, { signal: AbortSignal.timeout(2000) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );
