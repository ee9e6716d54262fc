import { type RegisterBody, userAnswerSchema } from '@portada/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api/client';
import { setSession } from '../../../shared/session/session';
import type { BotCheck } from '../../../shared/bot-check/bot-check';
import { botCheckHeaders } from '../../../shared/bot-check/use-bot-check';

/**
 * Creates an account and its first session.
 * @param botAnswer answer to the bot check, or null
 * @throws ApiError `email_taken`; `invalid_request` with `fields`
 */
const register = (body: RegisterBody, botAnswer: string | null) =>
  api.post('/api/auth/register', body, userAnswerSchema, { headers: botCheckHeaders(botAnswer) });

/** Returns a mutation. `mutate(body)` creates the account and caches the session. */
export const useRegister = (check: BotCheck) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: RegisterBody) => register(body, await check.answer('register')),
    onSuccess: ({ user }) => setSession(queryClient, user),
  });
};
