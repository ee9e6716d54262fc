module.exports = { ...require('../../../jest.preset.js'), displayName: 'generations', rootDir: __dirname };
