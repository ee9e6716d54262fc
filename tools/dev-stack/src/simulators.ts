import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { type DataFolder } from './data-folder';
import { follow, rotate } from './logs';
import { say } from './run';
import { type Service } from './service';
import { inWorkspace } from './workspace';

/** Simulators for what no setting names: their loopback address, what the servers are told of them, and how they run. */
export type Simulators = {
  address: string;
  settings: Record<string, string>;
  /** Where the journeys press what only banks press; null where payments are real. */
  stripeControl: string | null;
  service: Service;
};

/** What the simulators stand between. */
type Surroundings = {
  publicUrl: string;
  /** Where the provider's events go: the origin on this machine, which knows the api of now. */
  api: string;
  data: DataFolder;
  logLevel: string;
  /** To listen on: the pages behind the edge; the payment provider's api, and its control, behind nothing. */
  ports: { pages: number; stripeApi: number; stripeControl: number };
};

/** For every machine the same: it opens nothing but made-up accounts. */
const client = { OIDC_CLIENT_ID: 'portada', OIDC_CLIENT_SECRET: 'no-secret-in-development' };

/** One simulator: what its process is told, what the servers are told, and where it is controlled. */
type Simulator = { own: Record<string, string>; servers: Record<string, string>; control?: string };

const oidc = (publicUrl: string): Simulator => ({
  own: client,
  servers: {
    ...client,
    OIDC_ISSUER: `${publicUrl}/simulators/oidc`,
    OIDC_LABEL: 'Google (simulated)',
  },
});

/** Its key and its signatures are of this start alone: what was signed before is offered again, signed anew. */
const stripe = ({ api, data, ports }: Surroundings, env: NodeJS.ProcessEnv): Simulator => {
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
 * Describes the process of the simulators as a service, or answers null where the settings name all the real ones.
 * @param env of the person at the terminal; `OIDC_ISSUER` and `STRIPE_SECRET_KEY` each take a simulator's place
 */
export const describeSimulators = (env: NodeJS.ProcessEnv, surroundings: Surroundings): Simulators | null => {
  const { publicUrl, data, logLevel, ports } = surroundings;
  const simulators = [
    ...(env['OIDC_ISSUER'] ? [] : [oidc(publicUrl)]),
    ...(env['STRIPE_SECRET_KEY'] ? [] : [stripe(surroundings, env)]),
  ];
  if (simulators.length === 0) return null;
  const address = `http://127.0.0.1:${ports.pages}`;
  const log = data.in('logs', 'simulators.log');
  rotate(log);
  return {
    address,
    settings: together(simulators.map(({ servers }) => servers)),
    stripeControl: simulators.find(({ control }) => control)?.control ?? null,
    service: {
      name: 'simulators',
      log,
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
        return { child, isReady: () => answers(address) };
      },
    },
  };
};

/** It listens when everything in it is ready; what it says at this address is of no interest. */
const answers = (address: string): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(2000) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return true;
    },
    () => false,
  );
