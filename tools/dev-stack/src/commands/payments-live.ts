import { spawn } from 'node:child_process';
import { DevStackError } from '../dev-stack-error';
import { inWorkspace } from '../workspace';

/**
 * Command `payments:live`: runs the payment scenarios of the simulator against the real payment provider in its test mode.
 * @returns exit code
 * @throws DevStackError if STRIPE_SECRET_KEY is not a key of the test mode
 */
export const paymentsLive = async (): Promise<number> => {
  const key = process.env['STRIPE_SECRET_KEY'] ?? '';
  if (!key.startsWith('sk_test_')) {
    throw new DevStackError(
      'Set STRIPE_SECRET_KEY to a secret key of the provider’s test mode (sk_test_…) to run the payment scenarios against the provider.',
    );
  }
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', inWorkspace('tools/simulators/src/stripe/live.ts')],
    {
      cwd: inWorkspace(),
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
};
