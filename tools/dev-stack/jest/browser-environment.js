const { TestEnvironment } = require('jest-environment-jsdom');
const { collectLargeHeap } = require('./large-heap');

/** Value of an inherited property that the nearest of the element and its ancestors sets inline. */
const inherited = (element, property, initial) => {
  for (let at = element; at !== null; at = at.parentElement) {
    const value = at.style?.getPropertyValue(property);
    if (value) return value;
  }
  return initial;
};

/**
 * Replaces `getComputedStyle` by one that computes only the properties that are read. Queries by role ask for the display and the
 * visibility of each element, and jsdom computes all properties from its style sheet for each answer, which took a third of the time
 * of all tests in jsdom. The tests load no style sheets, so the display of an element depends on its tag, its attributes
 * and its inline style; jsdom is asked once for each combination.
 */
const computeFewStyles = (window) => {
  const ofJsdom = window.getComputedStyle.bind(window);
  const displays = new Map();
  const displayOf = (element) => {
    const { localName, style } = element;
    const attributes = ['type', 'hidden', 'open'].map((name) => element.getAttribute(name));
    const key = JSON.stringify([localName, style?.display, ...attributes]);
    if (!displays.has(key)) displays.set(key, ofJsdom(element).display);
    return displays.get(key);
  };
  const computed = {
    display: displayOf,
    visibility: (element) => inherited(element, 'visibility', 'visible'),
    pointerEvents: (element) => inherited(element, 'pointer-events', 'auto'),
  };
  computed['pointer-events'] = computed.pointerEvents;
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || window.document.styleSheets.length > 0) return ofJsdom(element, pseudo);
    const read = (_, name) => {
      if (Object.hasOwn(computed, name)) return computed[name](element);
      if (name === 'getPropertyValue') return (property) => read(_, property);
      const all = ofJsdom(element);
      return typeof all[name] === 'function'
        ? all[name].bind(all)
        : (all[name] ?? all.getPropertyValue(name));
    };
    return new Proxy({}, { get: read });
  };
};

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
    computeFewStyles(this.global);
  }

  async teardown() {
    await super.teardown();
    collectLargeHeap();
  }
};
