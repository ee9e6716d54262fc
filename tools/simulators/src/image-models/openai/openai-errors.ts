import type { ServerResponse } from 'node:http';
import { type SimulatedCall, sendJson } from '../image-simulator';
import type { Switches } from '../switches';

/** An error answer of the OpenAI API (https://platform.openai.com/docs/guides/error-codes). */
export type ApiError = { status: number; type: string; code: string | null; param?: string; message: string };

/**
 * OpenAI errors that occur before any work, by the switch that requests the error. `[429 7]` also sends
 * `Retry-After: 7`.
 */
const refusals: readonly [name: string, error: ApiError][] = [
  [
    'refuse',
    {
      status: 400,
      type: 'image_generation_user_error',
      code: 'moderation_blocked',
      message: 'Your request was rejected by the safety system. safety_violations=[violence].',
    },
  ],
  [
    '402',
    { status: 402, type: 'billing_error', code: 'billing_hard_limit_reached', message: 'Limit reached.' },
  ],
  ['quota', { status: 429, type: 'insufficient_quota', code: 'insufficient_quota', message: 'No quota.' }],
  ['429', { status: 429, type: 'requests', code: 'rate_limit_exceeded', message: 'Rate limit reached.' }],
  ['500', { status: 500, type: 'server_error', code: null, message: 'The server had an error.' }],
  ['503', { status: 503, type: 'service_unavailable_error', code: null, message: 'Overloaded.' }],
];

/** Returns the OpenAI error that a switch requests before any work; undefined without such a switch. */
export const refusalOf = (switches: Switches): ApiError | undefined =>
  refusals.find(([name]) => switches.has(name))?.[1];

/** Returns the OpenAI error for an unknown parameter or a parameter with an invalid value. */
export const invalidParameter = (param: string | undefined): ApiError => ({
  status: 400,
  type: 'invalid_request_error',
  code: 'invalid_value',
  message: 'Invalid value.',
  ...(param !== undefined && { param }),
});

/** Returns the OpenAI error for an unknown path, API key or model. */
export const unknownThing = (
  status: number,
  code: 'unknown_url' | 'invalid_api_key' | 'model_not_found',
): ApiError => ({ status, type: 'invalid_request_error', code, message: code });

/** Returns the JSON body of an OpenAI error. */
export const errorBody = ({ type, code, param, message }: ApiError) => ({
  error: { message, type, param: param ?? null, code },
});

/** Sends an OpenAI error as the response, and records the error in the call. */
export const sendError = (
  response: ServerResponse,
  error: ApiError,
  call: SimulatedCall,
  switches?: Switches,
): void => {
  call.outcome = `refused: ${error.code ?? error.type}`;
  const wait = switches?.number('429') ?? null;
  sendJson(response, error.status, errorBody(error), {
    'x-request-id': call.id,
    ...(wait !== null && { 'retry-after': String(wait) }),
  });
};
