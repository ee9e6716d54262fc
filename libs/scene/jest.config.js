module.exports = { ...require('../../jest.preset.js'), displayName: 'scene', rootDir: __dirname };
