import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withParam } from './list-filter';

/** Pause in ms after the last change of the search text before the search is sent. */
const restMs = 250;

/**
 * Returns the typed text and the text to search for. The text to search for follows the typed text after a pause
 * and is stored in the URL as `?q=`.
 */
export const useSearchText = () => {
  const [params, setParams] = useSearchParams();
  const asked = params.get('q') ?? '';
  const [typed, setTyped] = useState(asked);
  useEffect(() => {
    if (typed.trim() === asked) return;
    const timer = setTimeout(() => {
      setParams(withParam('q', typed.trim()), { replace: true, preventScrollReset: true });
    }, restMs);
    return () => clearTimeout(timer);
  }, [typed, asked, setParams]);
  return { typed, asked, onChange: setTyped };
};
