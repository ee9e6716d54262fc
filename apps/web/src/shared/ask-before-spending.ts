/** Key in localStorage; the entry exists if a request for one credit is sent without a question. */
const key = 'portada.one-credit-without-question';

/** Tells if the page asks before a request for one credit is sent. It does if the storage of the browser is blocked. */
export const asksForOneCredit = (): boolean => {
  try {
    return localStorage.getItem(key) === null;
  } catch {
    return true;
  }
};

/** Stores on this device whether the page asks before a request for one credit is sent. */
export const setAsksForOneCredit = (asks: boolean): void => {
  try {
    if (asks) localStorage.removeItem(key);
    else localStorage.setItem(key, '1');
  } catch {
    // Without storage the page asks each time.
  }
};
