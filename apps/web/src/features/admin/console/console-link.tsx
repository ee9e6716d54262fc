import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Underlined link to another page of the console. @param to path of the page */
export const ConsoleLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="text-accent-text underline underline-offset-4">
    {children}
  </Link>
);
