export { type PublicError, toErrorAnswer, toPublicError } from './error-answer';
export { ErrorFilter } from './error.filter';
export { createHttpApp } from './http-app';
export { idempotencyKeyOf } from './idempotency-key';
export { isKeyRequest } from './key-requests';
export { leavingOf, sendFor } from './leaving';
export { sessionCookieName } from './openapi-document';
export { FileResponse, FormBody, Operation } from './operation';
export { ResponseBody } from './response-body';
export {
  type Access,
  type RawRouteGuard,
  type RoutePolicy,
  type ServedRoute,
  UndeclaredAccessError,
} from './served-routes';
export { namesMediaType } from './named-media-type';
export { measureRequests } from './http-metrics';
export { traceRequests } from './http-tracing';
