/** Joins class names with spaces. Values that are false, null, undefined or empty are left out. */
export const classNames = (...parts: (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(' ');
