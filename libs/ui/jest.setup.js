require('@testing-library/jest-dom');
const { configure } = require('@testing-library/react');

/**
 * Longest wait of a `find` query in ms. The limit is high, because the first lazy route of a test run is compiled
 * during the wait.
 */
configure({ asyncUtilTimeout: 8000 });

/** jsdom does not implement `showModal` and `close` of dialogs. These replacements only set the attribute `open`. */
HTMLDialogElement.prototype.showModal = function showModal() {
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.close = function close() {
  this.removeAttribute('open');
};

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
