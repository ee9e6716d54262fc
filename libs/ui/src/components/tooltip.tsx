import { cloneElement, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { useBeside } from './beside';

/** How long the pointer rests before the words come, in ms. */
const restMs = 350;

type TooltipProps = {
  text: string;
  /** The text is the element's name already: it is shown, and not read a second time. */
  isName?: boolean;
  /** One element that can take focus. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
};

/**
 * A short explanation beside what is pointed at or focused by key. It stays while the pointer is on it, and Esc or a
 * press takes it away.
 */
export const Tooltip = ({ text, isName = false, children }: TooltipProps) => {
  const id = useId();
  const wrapper = useRef<HTMLSpanElement>(null);
  const { isShown, handlers } = useTooltip();
  return (
    // What is heard here comes from the element inside, which can take focus.
    <span ref={wrapper} className="contents" {...handlers}>
      {isShown && !isName ? cloneElement(children, { 'aria-describedby': id }) : children}
      {isShown && <Words id={id} text={text} anchor={() => wrapper.current?.firstElementChild} />}
    </span>
  );
};

/** Whether the words are to be seen, and what has to be heard to know it. */
const useTooltip = () => {
  const [isShown, setShown] = useState(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = () => {
    clearTimeout(rest.current);
    setShown(false);
  };
  useEffect(() => () => clearTimeout(rest.current), []);
  useEffect(() => {
    if (!isShown) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setShown(false);
    };
    // Wherever the focus is: the pointer alone may have asked for the words.
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [isShown]);
  const handlers = {
    onPointerEnter: ({ pointerType }: React.PointerEvent) => {
      if (pointerType === 'touch') return;
      rest.current = setTimeout(() => setShown(true), restMs);
    },
    onPointerLeave: hide,
    onPointerDown: hide,
    onFocus: ({ target }: React.FocusEvent) => {
      if (target.matches(':focus-visible')) setShown(true);
    },
    onBlur: hide,
  };
  return { isShown, handlers };
};

type WordsProps = { id: string; text: string; anchor: () => Element | null | undefined };

/** Its own edge reaches to the element, so that the pointer can go from there onto the words. */
const Words = ({ id, text, anchor }: WordsProps) => {
  const layer = useRef<HTMLSpanElement>(null);
  useBeside(layer, anchor, { align: 'center' });
  return (
    <span
      ref={layer}
      id={id}
      role="tooltip"
      popover="manual"
      className="pt-edge fixed inset-auto m-0 max-w-64 animate-enter overflow-visible rounded-chip bg-primary px-3 py-2 text-small text-on-primary shadow-popover before:absolute before:-inset-2 before:-z-10"
    >
      {text}
    </span>
  );
};
