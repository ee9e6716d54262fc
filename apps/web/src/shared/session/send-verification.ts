import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { api } from '../api/client';

/** Asks for another mail with a link that proves the account's email. @throws ApiError `too_many_requests` */
const sendVerification = () => api.post('/api/auth/verify-email/send', {}, z.unknown());

/** `mutate()` has the verification mail sent again. */
export const useSendVerification = () => useMutation({ mutationFn: sendVerification });
