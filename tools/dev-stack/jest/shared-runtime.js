const { statSync } = require('node:fs');
const { createRequire } = require('node:module');
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const load = createRequire(__filename);

/** Packages that keep in a variable what the first user of a process set, so that each suite needs its own: the logger of nestjs-pino. */
const ofSuite = /\/node_modules\/nestjs-pino\//;

/** Compiled functions of files by path, for all suites of a Jest worker. */
const compiled = new Map();
const transformed = new Map();

/**
 * Module loader of Jest that repeats for each suite only what isolates the suite. Packages are loaded once per Jest
 * worker by Node.js. Files of the workspace are compiled once per worker and evaluated again for each suite, so that no suite sees
 * the module state of another one.
 */
module.exports = class SharedRuntime extends Runtime {
  requireModule(from, moduleName, options, isRequireActual) {
    const isOfTest = moduleName && !options?.isInternalModule && !this._resolver.isCoreModule(moduleName);
    if (isOfTest && this.hasSharedContext()) {
      const path = this._resolveCjsModule(from, moduleName);
      if (this.isShared(path)) return load(path);
    }
    return super.requireModule(from, moduleName, options, isRequireActual);
  }

  /** Whether the suite runs in the context of the Jest worker; suites with jsdom have a context of their own. */
  hasSharedContext() {
    return this._environment.global === globalThis;
  }

  /** Whether the file belongs to a package that Jest does not transform. */
  isShared(path) {
    if (!path.includes('/node_modules/') || ofSuite.test(path)) return false;
    this.ignored ??= this._config.transformIgnorePatterns.map((pattern) => new RegExp(pattern));
    return this.ignored.some((pattern) => pattern.test(path));
  }

  transformFile(filename, options) {
    const { mtimeMs } = statSync(filename);
    const known = transformed.get(filename);
    if (known?.mtimeMs === mtimeMs) {
      if (known.sourceMap) this._sourceMapRegistry.set(filename, known.sourceMap);
      return known.code;
    }
    const code = super.transformFile(filename, options);
    transformed.set(filename, { mtimeMs, code, sourceMap: this._sourceMapRegistry.get(filename) });
    return code;
  }

  createScriptFromCode(code, filename) {
    if (!this.hasSharedContext()) return super.createScriptFromCode(code, filename);
    const known = compiled.get(filename);
    if (known?.code === code) return known.run;
    const run = vm.compileFunction(code, this.constructInjectedModuleParameters(), {
      filename,
      importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    });
    compiled.set(filename, { code, run });
    return run;
  }
};
