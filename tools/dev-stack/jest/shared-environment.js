const { AsyncLocalStorage } = require('node:async_hooks');
const vm = require('node:vm');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { installCommonGlobals } = require('jest-util');
const { collectLargeHeap } = require('./large-heap');

// Jest's own names in the globals cannot be defined twice. The copy of `process` that Jest makes for a VM context is not used.
const { process: realProcess } = globalThis;
installCommonGlobals(globalThis, {});
globalThis.process = realProcess;

/** Every AsyncLocalStorage that the running suite has used. */
const storages = new Set();
for (const name of ['run', 'enterWith']) {
  const original = AsyncLocalStorage.prototype[name];
  AsyncLocalStorage.prototype[name] = function (...args) {
    storages.add(this);
    return original.apply(this, args);
  };
}

/**
 * Disables the storages of a suite until they are used again. Node.js visits each enabled storage whenever it creates a promise, so
 * the storages of earlier suites would slow down every later suite.
 */
const disableStorages = () => {
  for (const storage of storages) storage.disable();
  storages.clear();
};

/** Names and values of everything that a suite could leave behind in the process. */
const stateOf = () => ({
  globals: Object.getOwnPropertyDescriptors(globalThis),
  env: { ...process.env },
  exit: process.exit,
  listeners: new Map(process.eventNames().map((name) => [name, process.rawListeners(name)])),
});

const restore = ({ globals, env, exit, listeners }) => {
  for (const name of Reflect.ownKeys(globalThis)) {
    if (!Object.hasOwn(globals, name)) Reflect.deleteProperty(globalThis, name);
  }
  for (const name of Reflect.ownKeys(globals)) {
    if (globals[name].configurable) Object.defineProperty(globalThis, name, globals[name]);
  }
  for (const name of Object.keys(process.env)) {
    if (!Object.hasOwn(env, name)) delete process.env[name];
  }
  Object.assign(process.env, env);
  process.exit = exit;
  for (const name of process.eventNames()) {
    const before = listeners.get(name) ?? [];
    for (const listener of process.rawListeners(name)) {
      if (!before.includes(listener)) process.removeListener(name, listener);
    }
  }
};

/**
 * Test environment of Jest without a VM context: suites run in the context of the Jest worker, so that they can share the
 * packages that the worker has loaded. After a suite the globals, `process.env` and the listeners of `process` are as before.
 */
module.exports = class SharedEnvironment {
  constructor({ projectConfig }) {
    this.before = stateOf();
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    // Jest writes a property of `Error` into this context after each suite.
    this.context = vm.createContext({});
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    restore(this.before);
    disableStorages();
    collectLargeHeap();
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return this.context;
  }
};
