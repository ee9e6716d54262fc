import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv';
import { type ApiError, invalidRequest } from './api-error';
import type { FormValue } from './form';
import schemas from './request-schemas.generated.json';
import type { RequestTypes } from './request-types';

// Values of a form are strings. `coerceTypes` parses numbers and booleans.
const ajv = new Ajv({ coerceTypes: true, strict: false });
const checks = new Map<string, ValidateFunction>();

const checkOf = <Name extends keyof RequestTypes>(name: Name): ValidateFunction<RequestTypes[Name]> => {
  const check = checks.get(name) ?? ajv.compile<RequestTypes[Name]>(schemas[name]);
  checks.set(name, check);
  return check as ValidateFunction<RequestTypes[Name]>;
};

/** Converts the JSON pointer `/line_items/0/price` into Stripe's form `line_items[0][price]`. */
const paramOf = (path: string, last?: unknown): string => {
  const parts = path.split('/').slice(1);
  if (typeof last === 'string') parts.push(last);
  const [head = '', ...rest] = parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  return head + rest.map((part) => `[${part}]`).join('');
};

const kindNames: Record<string, string> = {
  number: 'integer',
  boolean: 'boolean',
  array: 'array',
  object: 'hash',
};

/** Returns Stripe's error for a validation error (https://docs.stripe.com/error-codes). */
const refusalOf = (error: ErrorObject): ApiError => {
  const params: Record<string, unknown> = error.params;
  if (error.keyword === 'additionalProperties') {
    const param = paramOf(error.instancePath, params['additionalProperty']);
    return invalidRequest(`Received unknown parameter: ${param}`, 'parameter_unknown', param);
  }
  if (error.keyword === 'required') {
    const param = paramOf(error.instancePath, params['missingProperty']);
    return invalidRequest(`Missing required param: ${param}.`, 'parameter_missing', param);
  }
  const param = paramOf(error.instancePath);
  if (error.keyword === 'enum') {
    const allowed = Array.isArray(params['allowedValues']) ? params['allowedValues'].join(', ') : '';
    return invalidRequest(`Invalid ${param}: must be one of ${allowed}`, undefined, param);
  }
  const kind = kindNames[String(params['type'])] ?? String(params['type'] ?? 'value');
  const code = kind === 'integer' ? 'parameter_invalid_integer' : undefined;
  return invalidRequest(`Invalid ${kind}: ${param}`, code, param);
};

/**
 * Checks request parameters against the types of the stripe library.
 * @returns the parameters, with parsed numbers and booleans
 * @throws ApiError 400 that names the parameter
 */
export const validate = <Name extends keyof RequestTypes>(
  name: Name,
  given: FormValue,
): RequestTypes[Name] => {
  const check = checkOf(name);
  if (check(given)) return given;
  const errors = check.errors ?? [];
  const [error] = errors.filter(({ keyword }) => keyword !== 'anyOf');
  throw error ? refusalOf(error) : invalidRequest('Invalid request');
};
