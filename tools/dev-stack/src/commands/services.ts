import { startTestServices, withTemporaryStack } from '../test-services';

/**
 * `services`: starts temporary servers for tests that run without the dev stack, prints their variables, sends them to
 * the parent process, and keeps the servers running.
 */
export const services = async (): Promise<number> => {
  await withTemporaryStack(async (supervisor, data) => {
    const variables = await startTestServices(supervisor, data);
    for (const [name, value] of Object.entries(variables)) process.stdout.write(`${name}=${value}\n`);
    process.send?.(variables);
    await new Promise(() => {});
  });
  return 0;
};
