const { pathsToModuleNameMapper } = require('./jest.paths.js');

/** Jest preset of every project: swc with decorator metadata for NestJS and TypeORM, and import names of the workspace. */
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
  // Jest cannot require these packages, because they contain only ES modules. swc transforms the packages.
  transformIgnorePatterns: ['/node_modules/(?!(.+/node_modules/)?(openid-client|oauth4webapi|jose)/)'],
  testTimeout: 90_000,
  // Jest runs tests in a VM context, in which the look-up of a global is slow. Without the injected `Math` the
  // scene planning of the studio takes a sixth longer.
  sandboxInjectedGlobals: ['Math'],
};
