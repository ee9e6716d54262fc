import { useEffect, useState } from 'react';

/**
 * Returns a text when the text has not changed for some time; null while the text is empty, and before the first change if
 * it was not asked for.
 * @param pauseMs time in ms without a change
 * @param isAsked true to return the first text immediately
 */
export const useSettled = (text: string, pauseMs: number, isAsked: boolean): string | null => {
  const [first] = useState(text);
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    if (text === first && settled === null && !isAsked) return;
    const timer = setTimeout(() => setSettled(text === '' ? null : text), text === first ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [text, first, settled, isAsked, pauseMs]);
  return settled;
};
