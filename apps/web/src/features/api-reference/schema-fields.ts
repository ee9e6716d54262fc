import { type Schema, resolved } from './openapi';

/** A field of a body: its name with the names of its parents, its type, and `true` if it must be present. */
export type Field = { name: string; type: string; isRequired: boolean };

/** Number of levels of objects whose fields are listed one by one. */
const deepest = 2;

const quoted = (value: unknown): string => JSON.stringify(value) ?? '';

const bounds = ({ minimum, maximum, minLength, maxLength }: Schema): string => {
  const [low, high] = [minimum ?? minLength, maximum ?? maxLength];
  // zod writes the limits of JavaScript's integers for numbers without limits of their own.
  const hasHigh = high !== undefined && high < Number.MAX_SAFE_INTEGER;
  const hasLow = low !== undefined && low > Number.MIN_SAFE_INTEGER;
  if (hasLow && hasHigh) return low === high ? ` (${low})` : ` (${low}–${high})`;
  if (hasHigh) return ` (≤ ${high})`;
  return hasLow ? ` (≥ ${low})` : '';
};

/** Returns the type of a value in the notation of TypeScript, with its bounds, such as `integer (1–100)`. */
export const typeOf = (given: Schema): string => {
  const schema = resolved(given);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(typeOf))].join(' | ');
  if (schema.enum) return schema.enum.map(quoted).join(' | ');
  if (schema.const !== undefined) return quoted(schema.const);
  if (schema.type === 'array') {
    const item = typeOf(schema.items ?? {});
    return item.includes(' ') ? `(${item})[]` : `${item}[]`;
  }
  if (Array.isArray(schema.type)) return schema.type.join(' | ');
  if (schema.type === undefined) return 'any';
  return `${schema.format ?? String(schema.type)}${bounds(schema)}`;
};

/** Returns the object inside of a value: the value itself, the item of a list, or the other choice than null. */
const objectIn = (given: Schema): { schema: Schema; suffix: string } | null => {
  const schema = resolved(given);
  if (schema.properties) return { schema, suffix: '' };
  if (schema.type === 'array' && schema.items) {
    const item = objectIn(schema.items);
    return item && { schema: item.schema, suffix: `[]${item.suffix}` };
  }
  const others = (schema.anyOf ?? []).filter(({ type }) => type !== 'null');
  return others.length === 1 && others[0] ? objectIn(others[0]) : null;
};

const shortType = (given: Schema): string => {
  const schema = resolved(given);
  if (schema.type === 'array') return 'object[]';
  return schema.anyOf ? 'object | null' : 'object';
};

/** Returns the fields of an object, and below each field the fields of the objects that it contains. */
export const fieldsOf = (given: Schema, prefix = '', level = 1): readonly Field[] => {
  const { properties = {}, required = [] } = resolved(given);
  return Object.entries(properties).flatMap(([name, schema]) => {
    const inner = objectIn(schema);
    const field = {
      name: prefix + name,
      type: inner ? shortType(schema) : typeOf(schema),
      isRequired: required.includes(name),
    };
    if (!inner || level === deepest) return [field];
    return [field, ...fieldsOf(inner.schema, `${prefix}${name}${inner.suffix}.`, level + 1)];
  });
};
