import { startTestServices, withTemporaryStack } from '../test-services';

/**
 * `services`: throw-away servers for tests that run by themselves; prints their variables, tells them to the
 * process that started it with a channel, and keeps them up.
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
