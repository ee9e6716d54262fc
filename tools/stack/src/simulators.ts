import { spawn } from 'node:child_process';
import { type DataFolder } from './data-folder';
import { follow, rotate } from './logs';
import { choosePort } from './ports';
import { say } from './run';
import { type Part } from './supervisor';
import { inWorkspace } from './workspace';

/** Simulators for what no setting names: their loopback address, what the api is told of them, and how they run. */
export type Simulators = { address: string; settings: Record<string, string>; part: Part };

/** For every machine the same: it opens nothing but made-up accounts. */
const client = { OIDC_CLIENT_ID: 'portada', OIDC_CLIENT_SECRET: 'no-secret-in-development' };

/**
 * Describes the process of the simulators as a part, or answers null where the settings name the real ones.
 * @param env of the person at the terminal
 */
export const describeSimulators = async (
  env: NodeJS.ProcessEnv,
  { publicUrl, data, logLevel }: { publicUrl: string; data: DataFolder; logLevel: string },
): Promise<Simulators | null> => {
  if (env['OIDC_ISSUER']) return null;
  const port = await choosePort();
  const address = `http://127.0.0.1:${port}`;
  const log = data.in('logs', 'simulators.log');
  rotate(log);
  const discovery = `${address}/simulators/oidc/.well-known/openid-configuration`;
  return {
    address,
    settings: { ...client, OIDC_ISSUER: `${publicUrl}/simulators/oidc`, OIDC_LABEL: 'Google (simulated)' },
    part: {
      name: 'simulators',
      log,
      readyWithinMs: 60_000,
      ending: { signal: 'SIGTERM', graceMs: 5000, stage: 0 },
      spawn: () => {
        const child = spawn(
          process.execPath,
          ['--import', 'tsx', inWorkspace('tools/simulators/src/main.ts')],
          {
            cwd: inWorkspace(),
            env: {
              ...client,
              PATH: env['PATH'],
              HOME: env['HOME'],
              TMPDIR: env['TMPDIR'],
              TSX_TSCONFIG_PATH: inWorkspace('tsconfig.json'),
              SIMULATORS_PORT: String(port),
              PUBLIC_URL: publicUrl,
              LOG_LEVEL: logLevel,
            },
            stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
            detached: true,
          },
        );
        follow('simulators', child, log, say);
        return child;
      },
      isReady: () =>
        fetch(discovery, { signal: AbortSignal.timeout(2000) }).then(
          async (answer) => {
            await answer.arrayBuffer();
            return answer.ok;
          },
          () => false,
        ),
    },
  };
};
