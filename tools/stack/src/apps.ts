import { spawn } from 'node:child_process';
import { type DataFolder } from './data-folder';
import { follow, rotate } from './logs';
import { choosePorts } from './ports';
import { nodeEnvOfProcesses } from './public-start';
import { say } from './run';
import { type StackSettings } from './settings';
import { describeSimulators } from './simulators';
import { type Part } from './supervisor';
import { inWorkspace } from './workspace';

/** The server processes, by the names of their folders under apps/. */
export const appNames = ['api', 'gateway', 'worker'] as const;

/** The server processes: their loopback addresses and how each is run; `simulators` is null where there are none. */
export type Apps = {
  api: string;
  gateway: string;
  simulators: string | null;
  /** Name of the third-party provider, for the sign-in page. */
  oidcLabel: string;
  /** Control route of the simulated payments; null where they are real. */
  stripeControl: string | null;
  parts: Part[];
};

/** What the stack hands to its processes. */
export type AppsOptions = {
  settings: StackSettings;
  data: DataFolder;
  databaseUrl: string;
  redisUrl: string;
  adminPassword: string;
  mode: 'run once built' | 'follow the build';
};

/**
 * Chooses ports and describes api, gateway, worker and simulators as parts. Every other variable goes through as it was
 * set, except NODE_ENV (see `nodeEnvOfProcesses`).
 */
export const describeApps = async (options: AppsOptions): Promise<Apps> => {
  const [pages = 0, stripeApi = 0, stripeControl = 0, api, gateway, ...internal] = await choosePorts(
    5 + appNames.length,
  );
  const { PUBLIC_URL: publicUrl, LOG_LEVEL: logLevel } = options.settings;
  const host = options.settings.LISTEN_HOST ?? '127.0.0.1';
  const reach = reachableHost(host);
  const simulators = describeSimulators(process.env, {
    publicUrl,
    api: `http://${reach}:${api}`,
    data: options.data,
    logLevel,
    ports: { pages, stripeApi, stripeControl },
  });
  keepSimulatedStripe(options.data, simulators?.settings ?? {});
  const shared = {
    ...process.env,
    NODE_ENV: nodeEnvOfProcesses(process.env['NODE_ENV'], options.settings),
    // Node would listen on one of the two addresses of `localhost` alone.
    LISTEN_HOST: host === 'localhost' ? '127.0.0.1' : host,
    ...simulators?.settings,
    ...(process.env['SMTP_URL'] ? {} : { MAIL_DIR: options.data.in('mail') }),
    PUBLIC_URL: publicUrl,
    DATABASE_URL: options.databaseUrl,
    REDIS_URL: options.redisUrl,
    ...(process.env['S3_ENDPOINT'] ? {} : { STORAGE_DIR: options.data.in('storage') }),
    STUDIO_DIR: process.env['STUDIO_DIR'] || inWorkspace('dist/studio'),
    ADMIN_EMAIL: options.settings.ADMIN_EMAIL,
    ADMIN_PASSWORD: options.adminPassword,
    LOG_LEVEL: logLevel,
    API_PORT: String(api),
    GATEWAY_PORT: String(gateway),
  };
  return {
    api: `http://${reach}:${api}`,
    gateway: `http://${reach}:${gateway}`,
    simulators: simulators?.address ?? null,
    oidcLabel: simulators?.settings['OIDC_LABEL'] ?? options.settings.OIDC_LABEL,
    stripeControl: simulators?.stripeControl ?? null,
    parts: [
      ...appNames.map((name, index) =>
        describeApp(name, { ...shared, INTERNAL_PORT: String(internal[index]) }, options),
      ),
      ...(simulators ? [simulators.part] : []),
    ],
  };
};

/** Another command that asks the provider while the stack runs finds the simulator by this. */
const keepSimulatedStripe = (data: DataFolder, told: Record<string, string>): void => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase } = told;
  const { simulatedStripe: _last, ...kept } = data.kept();
  data.keep({ ...kept, ...(secretKey && apiBase && { simulatedStripe: { secretKey, apiBase } }) });
};

const describeApp = (name: string, env: NodeJS.ProcessEnv, { data, mode }: AppsOptions): Part => {
  const log = data.in('logs', `${name}.log`);
  rotate(log);
  const flags = ['--enable-source-maps', ...(mode === 'follow the build' ? ['--watch'] : [])];
  return {
    name,
    log,
    readyWithinMs: 60_000,
    // Running jobs may finish or go back in this time.
    ending: { signal: 'SIGTERM', graceMs: 15_000, stage: 0 },
    spawn: () => {
      // Detached, so that the terminal's Ctrl+C reaches the stack alone and the parts end in order. The channel tells
      // the process that the stack is gone, should the guardian be gone with it.
      const child = spawn(process.execPath, [...flags, inWorkspace('dist/apps', name, 'main.mjs')], {
        env,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        detached: true,
      });
      follow(name, child, log, say);
      return child;
    },
    isReady: () => answersReady(`${reachableHost(env['LISTEN_HOST'] ?? '')}:${env['INTERNAL_PORT']}`),
  };
};

/** The host of an address that leads to a process of this machine. @param host that it listens on */
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
