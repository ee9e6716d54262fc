module.exports = { ...require('../../../../jest.preset.js'), displayName: 'redis', rootDir: __dirname };
