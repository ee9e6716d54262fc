/** An answer that is an error, in the provider's shape (https://docs.stripe.com/api/errors). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly error: { type: string; message: string; code?: string; param?: string },
    readonly headers: Record<string, string> = {},
  ) {
    super(error.message);
  }
}

/** 400: a parameter that cannot be used. @param param as the provider names it, `line_items[0][price]` */
export const invalidRequest = (message: string, code?: string, param?: string): ApiError =>
  new ApiError(400, {
    type: 'invalid_request_error',
    message,
    ...(code && { code }),
    ...(param && { param }),
  });

/** 404 for an id in the path, 400 for one in a parameter. */
export const noSuch = (object: string, id: string, param = 'id'): ApiError =>
  new ApiError(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${object}: '${id}'`,
    param,
  });

/** Error 500, as the provider sends it occasionally. */
export const serverFailure = (): ApiError =>
  new ApiError(500, { type: 'api_error', message: 'An unknown error occurred' });
