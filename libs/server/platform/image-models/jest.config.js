module.exports = {
  ...require('../../../../jest.preset.js'),
  displayName: 'image-models',
  rootDir: __dirname,
};
