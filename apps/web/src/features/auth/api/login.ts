import { type LoginBody, userAnswerSchema } from '@portada/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api/client';
import { setSession } from '../../../shared/session/session';
import type { BotCheck } from '../bot-check/bot-check';
import { botCheckHeaders } from '../bot-check/use-bot-check';

/**
 * Signs a user in with email and password.
 * @param botAnswer answer to the bot check, or null
 * @throws ApiError `wrong_credentials`, `too_many_requests`
 */
const login = (body: LoginBody, botAnswer: string | null) =>
  api.post('/api/auth/login', body, userAnswerSchema, { headers: botCheckHeaders(botAnswer) });

/** Returns a mutation. `mutate(body)` signs in and caches the session. */
export const useLogin = (check: BotCheck) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: LoginBody) => login(body, await check.answer('login')),
    onSuccess: ({ user }) => setSession(queryClient, user),
  });
};
