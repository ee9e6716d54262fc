const { pathsToModuleNameMapper } = require('./jest.paths.js');

/** Shared by every project: swc with decorator metadata (Nest, TypeORM), the workspace's path names. */
module.exports = {
  testEnvironment: 'node',
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
  // These come as ES modules alone, which Jest cannot require: they are transformed like our own sources.
  transformIgnorePatterns: ['/node_modules/(?!(.+/node_modules/)?(openid-client|oauth4webapi|jose)/)'],
  testTimeout: 90_000,
  // Jest runs tests in a context of its own, where each look-up of a global is slow: planning took a sixth longer.
  sandboxInjectedGlobals: ['Math'],
};
