import { type FormEvent, useEffect, useState } from 'react';

/** Pause in ms after the last typed letter before the search is sent. */
const restMs = 300;

/**
 * Returns the text of a search field. A changed text is sent after a pause, or at once when the form is submitted.
 * @param sent text of the present search
 * @param send receives the trimmed text
 */
export const useSearchText = (sent: string, send: (text: string) => void) => {
  const [typed, setTyped] = useState(sent);
  useEffect(() => {
    if (typed.trim() === sent) return;
    const timer = setTimeout(() => send(typed.trim()), restMs);
    return () => clearTimeout(timer);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(typed.trim());
  };
  return { typed, setTyped, submit };
};
