import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { api } from '../api/client';

/** Requests another mail with a link that verifies the account's email. @throws ApiError `too_many_requests` */
const sendVerification = () => api.post('/api/auth/verify-email/send', {}, z.unknown());

/** Returns a mutation. `mutate()` sends the verification mail again. */
export const useSendVerification = () => useMutation({ mutationFn: sendVerification });
