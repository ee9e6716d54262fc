/**
 * Entry point of the Nx generators. tsx loads the generators, because Node.js 22.13 and Nx cannot load the TypeScript
 * files of this package.
 */
const { require: load } = require('tsx/cjs/api');

const { imageModel, job, language, migration, screen } = load('./src/index.ts', __filename);
module.exports = { imageModel, job, language, migration, screen };
