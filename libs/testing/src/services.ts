/**
 * Returns the URL of the Postgres or Redis server that all tests share.
 * @throws Error if the environment variable is not set, because the server was not started
 */
export const serviceUrl = (variable: 'TEST_DATABASE_URL' | 'TEST_REDIS_URL'): string => {
  const url = process.env[variable];
  if (url) return url;
  throw new Error(
    `${variable} is not set: run \`npm test\`, or \`node tools/dev-stack/bootstrap.mjs services\` in another terminal ` +
      'and set the variables that it prints.',
  );
};
