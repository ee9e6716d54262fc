const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with what browsers have and jsdom lacks: the router builds a Request for every navigation. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      AbortController,
      AbortSignal,
      Headers,
      Request,
      Response,
      TextDecoder,
      TextEncoder,
      scrollTo: () => {},
    });
  }
};
