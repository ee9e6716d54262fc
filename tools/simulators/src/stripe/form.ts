/** Parameters of a parsed form: strings, and lists and objects of strings. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue };
type Branch = Map<string, Branch | string>;

const partsOf = (name: string): string[] => {
  const [head = ''] = name.split('[', 1);
  return [head, ...[...name.slice(head.length).matchAll(/\[([^\]]*)\]/g)].map(([, part]) => part ?? '')];
};

const insert = (root: Branch, name: string, value: string): void => {
  const parts = partsOf(name);
  let branch = root;
  for (const [index, part] of parts.entries()) {
    // A name with empty brackets, such as `expand[]`, gets the next free index.
    const key = part === '' ? String(branch.size) : part;
    if (index === parts.length - 1) {
      branch.set(key, value);
      return;
    }
    const next = branch.get(key);
    const deeper: Branch = next instanceof Map ? next : new Map();
    branch.set(key, deeper);
    branch = deeper;
  }
};

const finished = (branch: Branch | string): FormValue => {
  if (typeof branch === 'string') return branch;
  const keys = [...branch.keys()];
  const isList = keys.length > 0 && keys.every((key) => /^\d+$/.test(key));
  if (!isList) {
    // `fromEntries` defines the properties. An assignment to a key `__proto__` would change the prototype.
    const entries = [...branch].map(([key, value]): [string, FormValue] => [key, finished(value)]);
    return Object.fromEntries(entries);
  }
  return [...branch].sort(([a], [b]) => Number(a) - Number(b)).map(([, value]) => finished(value));
};

/**
 * Parses a form or a query in Stripe's format, such as `line_items[0][price]=…`.
 * @param text `application/x-www-form-urlencoded` text without a question mark
 */
export const parseForm = (text: string): FormValue => {
  const root: Branch = new Map();
  for (const [name, value] of new URLSearchParams(text)) insert(root, name, value);
  return root.size === 0 ? {} : finished(root);
};
