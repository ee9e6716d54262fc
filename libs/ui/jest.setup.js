require('@testing-library/jest-dom');
const { format } = require('node:util');
const { configure, getConfig } = require('@testing-library/react');

const { getElementError } = getConfig();

configure({
  // Longest wait of a `find` query in ms. The limit is high, because the first lazy route of a test run is compiled
  // during the wait.
  asyncUtilTimeout: 8000,
  // A `find` query that still waits makes an error for each attempt. Only the last error needs the text of the whole document.
  getElementError: (message, container) => {
    if (!getConfig()._disableExpensiveErrorDiagnostics) return getElementError(message, container);
    return Object.assign(new Error(message), { name: 'TestingLibraryElementError' });
  },
});

/** Errors in the console of the running test. React reports wrong keys, wrong nesting and failed hydrations there. */
let consoleErrors = [];
console.error = (...values) => void consoleErrors.push(format(...values));
afterEach(() => {
  const found = consoleErrors;
  consoleErrors = [];
  if (found.length > 0) throw new Error(`errors in the console:\n${found.join('\n')}`);
});

/** jsdom does not implement `showModal` and `close` of dialogs. These replacements only set the attribute `open`. */
HTMLDialogElement.prototype.showModal = function showModal() {
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.close = function close() {
  this.removeAttribute('open');
};

/** jsdom has no canvas. This replacement answers like a browser without a 2D canvas, and reports no error in the console. */
HTMLCanvasElement.prototype.getContext = () => null;

/**
 * jsdom implements neither `showPopover` nor `PointerEvent`. These replacements provide the parts that components
 * use.
 */
HTMLElement.prototype.showPopover = () => {};
global.PointerEvent ??= class extends MouseEvent {
  constructor(type, init = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? 'mouse';
  }
};

Element.prototype.scrollIntoView = () => {};
