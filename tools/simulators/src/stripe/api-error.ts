/** An error answer of the simulated payment api, in the format of Stripe (https://docs.stripe.com/api/errors). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly error: { type: string; message: string; code?: string; param?: string },
    readonly headers: Record<string, string> = {},
  ) {
    super(error.message);
  }
}

/** Returns a 400 error for an invalid parameter. @param param name in Stripe's form, such as `line_items[0][price]` */
export const invalidRequest = (message: string, code?: string, param?: string): ApiError =>
  new ApiError(400, {
    type: 'invalid_request_error',
    message,
    ...(code && { code }),
    ...(param && { param }),
  });

/** Returns the payment api's error for an unknown id: 404 for an id in the path, 400 for an id in a parameter. */
export const noSuch = (object: string, id: string, param = 'id'): ApiError =>
  new ApiError(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${object}: '${id}'`,
    param,
  });

/** Returns a 500 error of the payment api, which Stripe sends occasionally. */
export const serverFailure = (): ApiError =>
  new ApiError(500, { type: 'api_error', message: 'An unknown error occurred' });
