/** Everything in a menu that can be chosen, in order. */
export const itemsOf = (menu: Element): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role=menuitem], [role=menuitemradio]'),
];

/** The item under the pointer takes the focus, so that pointer and keys go on from the same one. */
export const focusUnder = (target: EventTarget): void => {
  const item = target instanceof Element && target.closest<HTMLElement>('[role^=menuitem]');
  if (item && item !== document.activeElement) item.focus({ preventScroll: true });
};

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Finds items by the first letters of their words: letters that follow one another within a time belong together, and
 * one letter again and again goes from match to match. Accents and case make no difference.
 * @param resetMs after this pause, in ms, a new word begins
 */
export const createTypeAhead = (resetMs: number) => {
  let typed = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    /** Whether a word has been begun: a space then belongs to it. */
    isOpen: (): boolean => typed !== '',
    /** @returns the item that the letters now mean, if any */
    find: (key: string, items: readonly HTMLElement[], current: number): HTMLElement | undefined => {
      clearTimeout(timer);
      timer = setTimeout(() => (typed = ''), resetMs);
      typed += folded(key);
      const isRepeated = [...typed].every((letter) => letter === typed[0]);
      const wanted = isRepeated ? typed.slice(0, 1) : typed;
      // A first letter asks for the next item, further ones may mean the one that is reached.
      const from = current + (wanted.length === 1 ? 1 : 0);
      const inTurn = [...items.slice(Math.max(0, from)), ...items.slice(0, Math.max(0, from))];
      return inTurn.find((item) => folded(item.textContent.trim()).startsWith(wanted));
    },
    forget: (): void => clearTimeout(timer),
  };
};
export type TypeAhead = ReturnType<typeof createTypeAhead>;

/**
 * What a key does in an open menu, as the ARIA Authoring Practices describe it.
 * @returns whether the key was one of the menu's
 */
export const moveByKey = (menu: Element, key: string, typeAhead: TypeAhead): boolean => {
  const items = itemsOf(menu);
  const current = items.findIndex((item) => item === document.activeElement);
  const go = (index: number) => items.at(index % items.length)?.focus();
  if (key === 'ArrowDown') go(current + 1);
  else if (key === 'ArrowUp') go(current < 0 ? -1 : current - 1);
  else if (key === 'Home') go(0);
  else if (key === 'End') go(-1);
  else if (key === ' ' && !typeAhead.isOpen()) items[current]?.click();
  else if (key.length === 1) typeAhead.find(key, items, current)?.focus();
  else return false;
  return true;
};
