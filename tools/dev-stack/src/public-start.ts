import { isLoopbackUrl } from '@portada/config';
import { type StackSettings } from './settings';
import { DevStackError } from './dev-stack-error';

/** Description of the simulated service for each setting that can name a real provider. */
const simulated = {
  OIDC_ISSUER: 'sign-in with another account (OIDC_ISSUER)',
  STRIPE_SECRET_KEY: 'payments (STRIPE_SECRET_KEY)',
  SMTP_URL: 'mail, which is kept and shown at /dev/mail (SMTP_URL)',
} as const;

type SimulatedSetting = keyof typeof simulated;

/** Returns the names of settings without a value. For each such setting a simulator is used. */
const simulatedSettings = (settings: Pick<StackSettings, SimulatedSetting>): SimulatedSetting[] =>
  (Object.keys(simulated) as SimulatedSetting[]).filter((name) => settings[name] === undefined);

/**
 * Refuses a public start with simulators or a guessable administrator password. A PUBLIC_URL on this machine is
 * always allowed.
 * @throws DevStackError if PUBLIC_URL is not on this machine, and a simulator is used without ALLOW_SIMULATORS=yes,
 * or ADMIN_PASSWORD is too weak for the sign-up rules
 */
export const assertFitForPublic = async (settings: StackSettings): Promise<void> => {
  if (isLoopbackUrl(settings.PUBLIC_URL)) return;
  const names = simulatedSettings(settings);
  if (names.length > 0 && settings.ALLOW_SIMULATORS !== 'yes') {
    throw new DevStackError(
      `PUBLIC_URL is not an address of this machine, and visitors would reach simulators of: ${names.map((name) => simulated[name]).join('; ')}. ` +
        'Set these settings to real providers, or ALLOW_SIMULATORS=yes for a demonstration.',
    );
  }
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = settings;
  if (password === undefined) return;
  const { isStrongPassword } = await import('@portada/accounts');
  if (!isStrongPassword(password, email)) {
    throw new DevStackError(
      'ADMIN_PASSWORD is a common password, and PUBLIC_URL is not on this machine: choose another password.',
    );
  }
};

/**
 * Returns the NODE_ENV of the server processes. `production` is passed on only if the start is public and every
 * provider is real, because the processes refuse simulators in production.
 * @param settings settings of the dev stack
 * @param nodeEnv NODE_ENV of the dev stack
 */
export const nodeEnvOfProcesses = (
  nodeEnv: string | undefined,
  settings: Pick<StackSettings, SimulatedSetting | 'PUBLIC_URL'>,
): string | undefined => {
  if (nodeEnv !== 'production') return nodeEnv;
  const isPublic = !isLoopbackUrl(settings.PUBLIC_URL) && simulatedSettings(settings).length === 0;
  return isPublic ? 'production' : 'development';
};
