/** Entry points that Nx loads. Node 20 runs no TypeScript, and Nx has no transpiler here: tsx loads the generators. */
const { require: load } = require('tsx/cjs/api');

const { imageModel, job, language, migration, screen } = load('./src/index.ts', __filename);
module.exports = { imageModel, job, language, migration, screen };
