const { join } = require('node:path');
module.exports = {
  ...require('../../jest.preset.js'),
  displayName: 'ui',
  rootDir: __dirname,
  testEnvironment: join(__dirname, '../../tools/dev-stack/jest/browser-environment.js'),
  setupFilesAfterEnv: ['<rootDir>/jest.setup.js'],
};
