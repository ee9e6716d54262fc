module.exports = { ...require('../../../../jest.preset.js'), displayName: 'backup', rootDir: __dirname };
