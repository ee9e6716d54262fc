module.exports = { ...require('../../jest.preset.js'), displayName: 'dev-stack', rootDir: __dirname };
