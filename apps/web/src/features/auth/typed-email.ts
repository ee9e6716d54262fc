import { useOutletContext } from 'react-router-dom';

/** Email that the sign-in forms share, provided by `auth.layout.tsx`. */
export type TypedEmail = {
  /** Email that the user has typed so far. */
  email: string;
  setEmail: (email: string) => void;
};

/**
 * Returns the email that was typed in any sign-in form since the page was opened, and a function that sets the
 * email.
 */
export const useTypedEmail = (): TypedEmail => useOutletContext<TypedEmail>();
