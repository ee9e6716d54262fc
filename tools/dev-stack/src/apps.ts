import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { type SupervisorMessage } from '@portada/lifecycle';
import { type DataFolder } from './data-folder';
import { type LogFile } from './log-file';
import { follow } from './logs';
import { type Handover, type LaunchedProcess, type Service, describeService } from './service';
import { choosePorts } from './ports';
import { nodeEnvOfProcesses } from './public-start';
import { say } from './run';
import { type StackSettings } from './settings';
import { describeSimulators } from './simulators';
import { Upstream } from '@portada/web-server';
import { inWorkspace } from './workspace';

/** Names of the server processes. Each process has a folder of this name in apps/. */
export const appNames = ['api', 'gateway', 'worker'] as const;

/** The server processes of a dev stack: upstreams for the web server, and services for the supervisor. */
export type Apps = {
  api: Upstream;
  gateway: Upstream;
  /** Address of the simulators; null if all providers are real. */
  simulators: string | null;
  /** Name of the third-party sign-in provider, for the sign-in page. */
  oidcLabel: string;
  /** Address of the control route of the simulated payment provider; null if payments are real. */
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
 * Time in ms from the start of a process to the start of its spare process. The delay leaves the processor cores to the
 * first page requests.
 */
const spareAfter = 10_000;

/** Returns `spareAfter`; null (no spare process) in the mode in which processes restart with each build. */
const spareIn = (mode: AppsOptions['mode']): number | null =>
  mode === 'follow the build' ? null : spareAfter;

/**
 * Describes api, gateway, worker and simulators as services. The processes get all environment variables of the dev
 * stack unchanged, except NODE_ENV (see `nodeEnvOfProcesses`) and the settings that the dev stack computes.
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
    // Node.js would listen on only one of the two addresses of `localhost`.
    LISTEN_HOST: host === 'localhost' ? '127.0.0.1' : host,
    ...simulators?.settings,
    ...(process.env['SMTP_URL'] ? {} : { MAIL_DIR: data.in('mail') }),
    PUBLIC_URL: publicUrl,
    DATABASE_URL: options.databaseUrl,
    REDIS_URL: options.redisUrl,
    ...(process.env['S3_ENDPOINT'] ? {} : { STORAGE_DIR: data.in('storage') }),
    ...(process.env['SECRET_KEYS'] || process.env['SECRET_KEYS_FILE']
      ? {}
      : { SECRET_KEYS_FILE: data.secretKeysFile() }),
    STUDIO_DIR: process.env['STUDIO_DIR'] || inWorkspace('dist/studio'),
    ADMIN_EMAIL: settings.ADMIN_EMAIL,
    ADMIN_PASSWORD: options.adminPassword,
    LOG_LEVEL: logLevel,
    SUPERVISED: String(options.mode === 'run once built'),
  };
  const [api, gateway] = [new Upstream(), new Upstream()];
  const apps = [
    { name: 'api', portSetting: 'API_PORT', handover: handoverAt(api, spareIn(options.mode)) },
    { name: 'gateway', portSetting: 'GATEWAY_PORT', handover: handoverAt(gateway, spareIn(options.mode)) },
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

/** A started server process with its base URL. `id` is the name under which a worker claims generations. */
type LaunchedApp = LaunchedProcess & { id: string; address: string };

type App = {
  name: (typeof appNames)[number];
  env: NodeJS.ProcessEnv;
  /** Name of the setting with the port of the process, if the process serves requests. */
  portSetting?: string;
  handover: Handover<LaunchedApp>;
};

/** Sends requests to the active process of an app. Requests wait while no process is active. */
const handoverAt = (upstream: Upstream, spareAfterMs: number | null): Handover<LaunchedApp> => ({
  activate: ({ address }) => upstream.add(address),
  release: ({ address }) => upstream.remove(address),
  spareAfterMs,
});

/**
 * Sends the activated worker a message. On this message the worker begins to claim jobs, and ends the claims of the
 * processes in `lost`, which died.
 */
const workerHandover = (mode: AppsOptions['mode']): Handover<LaunchedApp> => ({
  activate: ({ child }, lost) => {
    const message: SupervisorMessage = { type: 'activate', lost: lost.map(({ id }) => id) };
    if (child.connected) child.send(message, () => {});
  },
  release: () => Promise.resolve(),
  spareAfterMs: spareIn(mode),
});

/** Stores address and key of the simulated payment provider in the data folder, for `npm run reconcile`. */
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
    const log = data.log(name);
    return describeService<LaunchedApp>({
      name,
      log: log.path,
      readyWithinMs: 60_000,
      // During the grace time running jobs end or return to the queue.
      ending: { signal: 'SIGTERM', graceMs: 15_000, stage: 0 },
      launch: () => launch(app, name, log, options.mode),
      handover: app.handover,
    });
  });
};

/** Starts a process on new ports, so that the process can become ready while its predecessor still serves requests. */
const launch = async (
  { name, env, portSetting }: App,
  service: string,
  log: LogFile,
  mode: AppsOptions['mode'],
): Promise<LaunchedApp> => {
  const [port = 0, internal = 0] = await choosePorts(2);
  const id = randomUUID();
  const flags = ['--enable-source-maps', ...(mode === 'follow the build' ? ['--watch'] : [])];
  const own = { INTERNAL_PORT: String(internal), WORKER_ID: id };
  // The process is detached, so that Ctrl+C in the terminal reaches only the dev stack, which ends the services in
  // order. When the IPC channel closes, the process knows that the dev stack has died, even if the process reaper
  // has died too.
  const child = spawn(process.execPath, [...flags, inWorkspace('dist/apps', name, 'main.mjs')], {
    env: { ...env, ...own, ...(portSetting && { [portSetting]: String(port) }) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  follow(service, child, log, say);
  const host = reachableHost(env['LISTEN_HOST'] ?? '');
  const health = `http://${host}:${internal}/health`;
  return {
    child,
    id,
    address: `http://${host}:${port}`,
    isReady: () => answersReady(`${health}/ready`),
    // A process that follows the build does not answer while it restarts, or stands at a breakpoint.
    ...(mode === 'run once built' && { respond: () => answerOf(`${health}/live`) }),
  };
};

/** Returns the host for URLs to a process of this machine. @param host host on which the process listens */
export const reachableHost = (host: string): string => {
  if (['0.0.0.0', '::', 'localhost', ''].includes(host)) return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
};

const answersReady = (url: string): Promise<boolean> =>
  answerOf(url, AbortSignal.timeout(2000)).then(
    ({ ok }) => ok,
    () => false,
  );

const answerOf = async (url: string, signal?: AbortSignal): Promise<Response> => {
  const answer = await fetch(url, signal ? { signal } : {});
  await answer.arrayBuffer();
  return answer;
};
