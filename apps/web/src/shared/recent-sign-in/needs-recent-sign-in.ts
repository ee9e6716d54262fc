import { ApiError } from '../api/client';

/** Tells if the server refused an action because the sign-in must be confirmed first. @param error error of the last try */
export const needsRecentSignIn = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'recent_sign_in_required';
