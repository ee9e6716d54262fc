const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with what browsers have and jsdom lacks: the router builds a Request for every navigation, tabs talk. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      AbortController,
      AbortSignal,
      BroadcastChannel,
      Headers,
      Request,
      Response,
      TextDecoder,
      TextEncoder,
      scrollTo: () => {},
    });
    Object.defineProperty(this.global, 'crypto', { value: crypto });
  }
};
