import { type ChildProcess, spawn } from 'node:child_process';
import { z } from 'zod';
import { choosePort } from './ports';
import { DevStackError } from './dev-stack-error';
import { type Supervisor } from './supervisor';
import { inWorkspace } from './workspace';

const readySchema = z.object({
  ready: z.string(),
  databaseUrl: z.string(),
  redisUrl: z.string(),
  stripeControl: z.string(),
  administrator: z.object({ email: z.string(), password: z.string() }),
});

/** Environment variables that the dev stack of the e2e tests must not inherit from the terminal of the user. */
const own =
  /^((APP_)?DATABASE_URL|REDIS_URL|S3_.*|ADMIN_.*|PUBLIC_URL|IMAGE_MODEL|STORAGE_DIR|STUDIO_DIR|OIDC_.*|STRIPE_.*|SMTP_URL|MAIL_.*|RECAPTCHA_.*|NODE_ENV|npm_lifecycle_event)$/;

/**
 * Starts the whole product for the e2e tests, as `npm start` does, on free ports and a new data folder.
 * @param supervisor ends the product with this process
 * @returns environment variables of the e2e tests
 * @throws DevStackError if the product does not start
 */
export const startE2eStack = async (
  supervisor: Supervisor,
  folder: string,
): Promise<Record<string, string>> => {
  const inherited = Object.entries(process.env).filter(([name]) => !own.test(name));
  const child = spawn(process.execPath, [inWorkspace('tools/dev-stack/bootstrap.mjs'), 'start'], {
    env: {
      ...Object.fromEntries(inherited),
      DATA_DIR: folder,
      PORT: String(await choosePort()),
      // With the value 0 the simulated bank never settles a debit on its own. The tests send the decision of the
      // bank.
      SIMULATED_BANK_S: '0',
    },
    // The logs of the processes are in the data folder.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    detached: true,
  });
  // The grace time lets the dev stack end its processes before the dev stack is killed.
  void supervisor.attend('stack', child, { signal: 'SIGTERM', graceMs: 90_000, stage: 1 });
  const { ready, databaseUrl, redisUrl, stripeControl, administrator } = await untilReady(child);
  return {
    E2E_BASE_URL: ready,
    E2E_DATABASE_URL: databaseUrl,
    E2E_REDIS_URL: redisUrl,
    E2E_STRIPE_CONTROL: stripeControl,
    E2E_ADMIN_EMAIL: administrator.email,
    E2E_ADMIN_PASSWORD: administrator.password,
    E2E_STACK_PID: String(child.pid),
    E2E_DATA_DIR: folder,
  };
};

/** Number of characters of the error output of a dev stack that did not start. */
const reasonLength = 4_000;

const untilReady = (child: ChildProcess) =>
  new Promise<z.infer<typeof readySchema>>((resolve, reject) => {
    let reason = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      reason = `${reason}${chunk.toString()}`.slice(-reasonLength);
    });
    child.once('message', (message) => resolve(readySchema.parse(message)));
    child.once('exit', () =>
      reject(new DevStackError(`The dev stack for the e2e tests did not start:\n${reason}`)),
    );
  });
