import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const tokenIn = (fragment: string): string | null => new URLSearchParams(fragment.slice(1)).get('token');

/**
 * The token of the link that led here, from the address's fragment, which no server, log or referrer ever sees. It is
 * taken out of the address bar, and of the history, at once.
 * @returns null where the address has none
 */
export const useFragmentToken = (): string | null => {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => tokenIn(hash));
  const found = tokenIn(hash);
  // Another link was opened in this tab.
  if (found !== null && found !== token) setToken(found);
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
};
