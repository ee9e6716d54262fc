const { join } = require('node:path');
const { pathsToModuleNameMapper } = require('./jest.paths.js');

/** Files of the tests by the value of `TEST_DEPTH`: those of `npm test`, those of `npm run test:deep`, or both. */
const testMatch = {
  short: ['**/*.spec.ts?(x)', '!**/*.deep.spec.ts?(x)'],
  deep: ['**/*.deep.spec.ts?(x)'],
  all: ['**/*.spec.ts?(x)'],
}[process.env.TEST_DEPTH ?? 'all'];

/** Jest preset of every project: swc with decorator metadata for NestJS and TypeORM, and import names of the workspace. */
module.exports = {
  testEnvironment: join(__dirname, 'tools/dev-stack/jest/shared-environment.js'),
  runtime: join(__dirname, 'tools/dev-stack/jest/shared-runtime.js'),
  testMatch,
  moduleNameMapper: pathsToModuleNameMapper(__dirname),
  transform: {
    '^.+\\.tsx?$|/node_modules/(openid-client|oauth4webapi|jose)/.+\\.js$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // Jest cannot require these packages, because they contain only ES modules. swc transforms the packages.
  transformIgnorePatterns: ['/node_modules/(?!(.+/node_modules/)?(openid-client|oauth4webapi|jose)/)'],
  testTimeout: 90_000,
  // `npm test -- --timings` sets the variable.
  ...(process.env.TEST_TIMINGS && { testRunner: join(__dirname, 'tools/dev-stack/jest/timings.js') }),
};
