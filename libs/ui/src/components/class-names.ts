/** Joins CSS class names with spaces. Values that are false, null, undefined or empty are omitted. */
export const classNames = (...parts: (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(' ');
