import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { type DataFolder } from './data-folder';
import { follow } from './logs';
import { say } from './run';
import { type Service } from './service';
import { inWorkspace } from './workspace';

/**
 * The simulators of all third parties for which no setting names the real provider. `settings` are settings of the
 * server processes.
 */
export type Simulators = {
  address: string;
  settings: Record<string, string>;
  /** Address of the control route, where e2e tests act as the bank; null if payments are real. */
  stripeControl: string | null;
  service: Service;
};

/** Values of the dev stack that the simulators need. */
type SimulatorOptions = {
  publicUrl: string;
  /** URL that receives payment events: the web server, which forwards the events to the active api. */
  api: string;
  data: DataFolder;
  logLevel: string;
  /** Ports to listen on: the pages (behind the web server), the payment provider's api and its control. */
  ports: { pages: number; stripeApi: number; stripeControl: number };
};

/**
 * Credentials of Portada at the simulated provider. The credentials are no secret, because the provider has only
 * invented accounts.
 */
const client = { OIDC_CLIENT_ID: 'portada', OIDC_CLIENT_SECRET: 'no-secret-in-development' };

/** One simulator: settings of its process (`own`), settings of the server processes, and address of its control route. */
type Simulator = { own: Record<string, string>; servers: Record<string, string>; control?: string };

const oidc = (publicUrl: string): Simulator => ({
  own: client,
  servers: {
    ...client,
    OIDC_ISSUER: `${publicUrl}/simulators/oidc`,
    OIDC_LABEL: 'Google (simulated)',
  },
});

/**
 * Returns the settings of the simulated payment provider, with keys that are generated at each start. Webhook
 * events of an earlier start that were not acknowledged are sent again with a new signature.
 * @param options values of the dev stack
 * @param env environment of the dev stack
 */
const stripe = ({ api, data, ports }: SimulatorOptions, env: NodeJS.ProcessEnv): Simulator => {
  const secrets = {
    STRIPE_SECRET_KEY: `sk_test_${randomBytes(24).toString('hex')}`,
    STRIPE_WEBHOOK_SECRET: env['STRIPE_WEBHOOK_SECRET'] || `whsec_${randomBytes(24).toString('hex')}`,
  };
  return {
    own: {
      ...secrets,
      STRIPE_API_PORT: String(ports.stripeApi),
      STRIPE_CONTROL_PORT: String(ports.stripeControl),
      STRIPE_WEBHOOK_URL: `${api}/api/stripe/webhook`,
      STRIPE_STATE_FILE: data.in('stripe-simulator.json'),
      ...(env['SIMULATED_BANK_S'] && { SIMULATED_BANK_S: env['SIMULATED_BANK_S'] }),
    },
    servers: { ...secrets, STRIPE_API_BASE: `http://127.0.0.1:${ports.stripeApi}` },
    control: `http://127.0.0.1:${ports.stripeControl}`,
  };
};

const together = (settings: Record<string, string>[]): Record<string, string> =>
  Object.fromEntries(settings.flatMap((some) => Object.entries(some)));

/**
 * Describes the process of the simulators as a service.
 * @param env environment of the dev stack; `OIDC_ISSUER` and `STRIPE_SECRET_KEY` each name a real provider instead
 * of a simulator
 * @param options values of the dev stack
 * @returns null if both settings are set
 */
export const describeSimulators = (env: NodeJS.ProcessEnv, options: SimulatorOptions): Simulators | null => {
  const { publicUrl, data, logLevel, ports } = options;
  const simulators = [
    ...(env['OIDC_ISSUER'] ? [] : [oidc(publicUrl)]),
    ...(env['STRIPE_SECRET_KEY'] ? [] : [stripe(options, env)]),
  ];
  if (simulators.length === 0) return null;
  const address = `http://127.0.0.1:${ports.pages}`;
  const log = data.log('simulators');
  return {
    address,
    settings: together(simulators.map(({ servers }) => servers)),
    stripeControl: simulators.find(({ control }) => control)?.control ?? null,
    service: {
      name: 'simulators',
      log: log.path,
      readyWithinMs: 60_000,
      ending: { signal: 'SIGTERM', graceMs: 5000, stage: 0 },
      launch: () => {
        const child = spawn(
          process.execPath,
          ['--import', 'tsx', inWorkspace('tools/simulators/src/main.ts')],
          {
            cwd: inWorkspace(),
            env: {
              ...together(simulators.map(({ own }) => own)),
              PATH: env['PATH'],
              HOME: env['HOME'],
              TMPDIR: env['TMPDIR'],
              TSX_TSCONFIG_PATH: inWorkspace('tsconfig.json'),
              SIMULATORS_PORT: String(ports.pages),
              PUBLIC_URL: publicUrl,
              LOG_LEVEL: logLevel,
            },
            stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
            detached: true,
          },
        );
        follow('simulators', child, log, say);
        return { child, isReady: () => responds(address) };
      },
    },
  };
};

/** Returns true if the process of the simulators responds. The process listens only after all simulators are ready. */
const responds = (address: string): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(2000) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return true;
    },
    () => false,
  );
