import { join } from 'node:path';
import { createGenerator } from 'ts-json-schema-generator';
import type { RequestTypes } from './request-types';

const names = [
  'CreateSession',
  'ListSessions',
  'ListLineItems',
  'ListPrices',
  'ListProducts',
  'CreateRefund',
  'ListOfCharge',
  'ListCharges',
  'ListPaymentIntents',
  'ListEvents',
  'ExpandOnly',
] as const satisfies (keyof RequestTypes)[];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Removes the alternative "any string" from enumerations of the stripe library. The provider refuses unknown values. */
const withClosedEnumerations = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withClosedEnumerations);
  if (!isRecord(value)) return value;
  const options: unknown = value['anyOf'];
  const words = Array.isArray(options) ? options.find((one) => isRecord(one) && 'enum' in one) : undefined;
  const isOpen =
    Array.isArray(options) &&
    options.some((one) => isRecord(one) && one['type'] === 'string' && !('enum' in one));
  if (words && isOpen) return words;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withClosedEnumerations(one)]));
};

/** Generates the JSON schemas of the request parameters from the types of the stripe library. It takes some seconds. */
export const generateRequestSchemas = (): string => {
  const generator = createGenerator({
    path: join(__dirname, 'request-types.ts'),
    tsconfig: join(__dirname, '../../../../tsconfig.json'),
    type: '*',
    skipTypeCheck: true,
    expose: 'none',
    topRef: false,
    jsDoc: 'none',
    additionalProperties: false,
  });
  const schemas = Object.fromEntries(
    names.map((name) => [name, withClosedEnumerations(generator.createSchema(name))]),
  );
  return `${JSON.stringify(schemas, null, 2)}\n`;
};
