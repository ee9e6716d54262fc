const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * Test environment of Jest: jsdom with the browser globals that jsdom lacks, `Request` for the navigations of the
 * router and `BroadcastChannel` for tabs.
 */
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
      // A computer with the default settings: no media query matches.
      matchMedia: () => ({ matches: false }),
    });
    this.global.Element.prototype.scrollIntoView = () => {};
    Object.defineProperty(this.global, 'crypto', { value: crypto });
  }
};
