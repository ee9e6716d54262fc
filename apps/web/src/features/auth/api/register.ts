import { type RegisterBody, userAnswerSchema } from '@portada/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../shared/api/client';
import { useEnter } from './enter';

/** Makes an account and starts its session. @throws ApiError `email_taken`, `invalid_request` with `fields` */
const register = (body: RegisterBody) => api.post('/api/auth/register', body, userAnswerSchema);

/** `mutate(body)` makes the account; the session is known at once. */
export const useRegister = () => {
  const enter = useEnter();
  return useMutation({ mutationFn: register, onSuccess: ({ user }) => enter(user) });
};
