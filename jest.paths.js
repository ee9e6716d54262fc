const { readFileSync } = require('node:fs');
const { join } = require('node:path');

/**
 * Converts `paths` of tsconfig.base.json into Jest's `moduleNameMapper`, so that import names are defined only there.
 * @param {string} root absolute path of the workspace
 * @returns {Record<string, string>} file by pattern of the import name
 */
exports.pathsToModuleNameMapper = (root) => {
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries(compilerOptions.paths).map(([name, [target]]) => [`^${name}$`, join(root, target)]),
  );
};
