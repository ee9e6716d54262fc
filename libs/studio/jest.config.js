module.exports = {
  ...require('../../jest.preset.js'),
  displayName: 'studio',
  rootDir: __dirname,
  // Projects of their own.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/(engine|cli)/'],
};
