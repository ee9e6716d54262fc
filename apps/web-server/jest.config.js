module.exports = { ...require('../../jest.preset.js'), displayName: 'web-server', rootDir: __dirname };
