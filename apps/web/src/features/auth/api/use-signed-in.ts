import type { SignInAnswer } from '@portada/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { queryKeys } from '../../../shared/query-keys';
import { setSession } from '../../../shared/session/session';

/**
 * Returns a function that handles the answer of a sign-in: it caches the session, or opens the page of the second factor if
 * the account has one.
 */
export const useSignedIn = (): ((answer: SignInAnswer) => void) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return ({ user, secondFactor }) => {
    if (secondFactor === undefined) return setSession(queryClient, user);
    queryClient.setQueryData(queryKeys.signInStep, secondFactor);
    void navigate('/auth/second-factor');
  };
};
