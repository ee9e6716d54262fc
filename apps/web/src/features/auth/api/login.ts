import { type LoginBody, signInAnswerSchema } from '@portada/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../shared/api/client';
import type { BotCheck } from '../../../shared/bot-check/bot-check';
import { botCheckHeaders } from '../../../shared/bot-check/use-bot-check';
import { useSignedIn } from './use-signed-in';

/**
 * Signs a user in with email and password.
 * @param botAnswer answer to the bot check, or null
 * @throws ApiError `wrong_credentials`, `too_many_requests`
 */
const login = (body: LoginBody, botAnswer: string | null) =>
  api.post('/api/auth/login', body, signInAnswerSchema, { headers: botCheckHeaders(botAnswer) });

/** Returns a mutation. `mutate(body)` signs in and caches the session, or opens the page of the second factor. */
export const useLogin = (check: BotCheck) => {
  return useMutation({
    mutationFn: async (body: LoginBody) => login(body, await check.answer('login')),
    onSuccess: useSignedIn(),
  });
};
