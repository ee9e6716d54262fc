import { type RefObject, useLayoutEffect } from 'react';

/** Between an element and what opens beside it; and between that and the window's edge. In px. */
const gap = 8;
const margin = 12;

type Sides = {
  /** Which edges stand one above the other. */
  align: 'start' | 'center' | 'end';
};

/** Where a layer of this size stands: under the anchor, or over it where only there is room; inside the window. */
const placeOf = (anchor: DOMRect, layer: DOMRect, align: Sides['align']) => {
  const below = anchor.bottom + gap;
  const above = anchor.top - gap - layer.height;
  const left = {
    start: anchor.left,
    center: anchor.left + (anchor.width - layer.width) / 2,
    end: anchor.right - layer.width,
  }[align];
  return {
    top: below + layer.height + margin > innerHeight && above >= margin ? above : below,
    left: Math.max(margin, Math.min(left, document.documentElement.clientWidth - margin - layer.width)),
  };
};

/**
 * Shows a `popover="manual"` beside another element for as long as it is mounted: over everything, dialogs too, and
 * following when the page is scrolled.
 * @param anchor gives the element that it stands beside
 */
export const useBeside = (
  layer: RefObject<HTMLElement | null>,
  anchor: () => Element | null | undefined,
  { align }: Sides,
): void => {
  useLayoutEffect(() => {
    const place = () => {
      const element = layer.current;
      const beside = anchor();
      if (!element || !beside) return;
      const { top, left } = placeOf(beside.getBoundingClientRect(), element.getBoundingClientRect(), align);
      element.style.top = `${top}px`;
      element.style.left = `${left}px`;
    };
    layer.current?.showPopover();
    place();
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
    // It stands beside the same element for as long as it is mounted.
  }, []);
};
