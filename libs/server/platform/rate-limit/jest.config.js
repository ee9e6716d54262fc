module.exports = { ...require('../../../../jest.preset.js'), displayName: 'limits', rootDir: __dirname };
