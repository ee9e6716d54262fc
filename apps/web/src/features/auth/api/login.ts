import { type LoginBody, userAnswerSchema } from '@portada/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../shared/api/client';
import { useEnter } from './enter';

/** Starts a session. @throws ApiError `wrong_credentials`, `too_many_requests` */
const login = (body: LoginBody) => api.post('/api/auth/login', body, userAnswerSchema);

/** `mutate(body)` signs in; the session is known at once. */
export const useLogin = () => {
  const enter = useEnter();
  return useMutation({ mutationFn: login, onSuccess: ({ user }) => enter(user) });
};
