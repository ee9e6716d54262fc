import { startTestServices, withTemporaryStack } from '../test-services';

/**
 * Command `services`: starts a temporary Postgres and a temporary Redis for tests, and keeps the servers running.
 * The environment variables of the tests are printed, and sent to the parent process over IPC.
 */
export const services = async (): Promise<number> => {
  await withTemporaryStack('memory', async (supervisor, data) => {
    const variables = await startTestServices(supervisor, data);
    for (const [name, value] of Object.entries(variables)) process.stdout.write(`${name}=${value}\n`);
    process.send?.(variables);
    await new Promise(() => {});
  });
  return 0;
};
