import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Typing rests this long, in ms, before the server is asked. */
const restMs = 250;

/** What is typed, and what is asked for: the latter follows a moment later and stands in the address as `?q=`. */
export const useSearchText = () => {
  const [params, setParams] = useSearchParams();
  const asked = params.get('q') ?? '';
  const [typed, setTyped] = useState(asked);
  useEffect(() => {
    if (typed.trim() === asked) return;
    const timer = setTimeout(() => {
      setParams(typed.trim() === '' ? {} : { q: typed.trim() }, { replace: true, preventScrollReset: true });
    }, restMs);
    return () => clearTimeout(timer);
  }, [typed, asked, setParams]);
  return { typed, asked, onChange: setTyped };
};
