const { join } = require('node:path');
const preset = require('../../jest.preset.js');

module.exports = {
  ...preset,
  moduleNameMapper: { ...preset.moduleNameMapper, '\\.css$': '<rootDir>/jest.styles.js' },
  displayName: 'web',
  rootDir: __dirname,
  testEnvironment: join(__dirname, '../../tools/dev-stack/jest/browser-environment.js'),
  setupFilesAfterEnv: ['<rootDir>/../../libs/ui/jest.setup.js'],
};
