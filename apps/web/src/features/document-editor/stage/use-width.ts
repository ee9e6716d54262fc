import { type RefObject, useEffect, useState } from 'react';

/** Largest number of device pixels that one CSS pixel of the stage is drawn with. */
const mostPixelRatio = 1.5;

/**
 * Measures an element.
 * @returns its width in CSS pixels, and the width in device pixels at which its picture is drawn; 0 before the first
 *   measurement
 */
export const useWidth = (element: RefObject<HTMLElement | null>, most: number) => {
  const [css, setCss] = useState(0);
  useEffect(() => {
    const node = element.current;
    if (!node) return;
    const observer = new ResizeObserver(([entry]) => setCss(Math.round(entry?.contentRect.width ?? 0)));
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  const ratio = Math.min(mostPixelRatio, devicePixelRatio);
  return { css, device: Math.min(most, Math.round(css * ratio)) };
};
