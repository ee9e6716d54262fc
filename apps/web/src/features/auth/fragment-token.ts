import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const tokenIn = (fragment: string): string | null => new URLSearchParams(fragment.slice(1)).get('token');

/**
 * Returns the token of the opened mail link from the fragment of the URL, which browsers do not send to servers.
 * The token is removed from the URL and the history immediately.
 * @returns the token; null if the URL has no token
 */
export const useFragmentToken = (): string | null => {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => tokenIn(hash));
  const found = tokenIn(hash);
  // If another mail link is opened in this tab, the new token in the URL replaces the old token.
  if (found !== null && found !== token) setToken(found);
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
};
