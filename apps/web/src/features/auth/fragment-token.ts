import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const tokenIn = (fragment: string): string | null => new URLSearchParams(fragment.slice(1)).get('token');

/**
 * Returns the token of the opened mail link from the fragment of the URL, which is not sent to servers, logs or
 * referrers. The token is removed from the URL and the history immediately.
 * @returns null if the URL has no token
 */
export const useFragmentToken = (): string | null => {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => tokenIn(hash));
  const found = tokenIn(hash);
  // A new token in the URL replaces the old token: another mail link was opened in this tab.
  if (found !== null && found !== token) setToken(found);
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
};
