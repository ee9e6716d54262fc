require('@testing-library/jest-dom');
const { configure } = require('@testing-library/react');

/** How long a `find` may wait, in ms: the first lazy route of a run is compiled while it waits. */
configure({ asyncUtilTimeout: 8000 });

/** jsdom draws no dialogs: opening and closing are reduced to the attribute, so that roles can be asked for. */
HTMLDialogElement.prototype.showModal = function showModal() {
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.close = function close() {
  this.removeAttribute('open');
};

/** Nor has it a top layer, or pointers of a kind. */
HTMLElement.prototype.showPopover = () => {};
global.PointerEvent ??= class extends MouseEvent {
  constructor(type, init = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? 'mouse';
  }
};

Element.prototype.scrollIntoView = () => {};
