import { METHOD_METADATA } from '@nestjs/common/constants.js';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { ApiKeyScope } from '@portada/contracts';
import type { RoutePolicy } from '@portada/http';

const policyKey = 'portada:policy';

type Declared = Omit<RoutePolicy, 'handler'>;

type Decorated = { prototype: object; name: string };

/** Returns the access policy of a controller's handler; undefined if the handler declares no access. */
export const policyOf = (handler: object): RoutePolicy | undefined =>
  Reflect.getMetadata(policyKey, handler) as RoutePolicy | undefined;

/** Returns the names of the methods of a controller that serve a route. */
export const routeHandlers = (prototype: object): string[] =>
  Object.getOwnPropertyNames(prototype).filter((name) => {
    const value: unknown = Object.getOwnPropertyDescriptor(prototype, name)?.value;
    return typeof value === 'function' && Reflect.hasMetadata(METHOD_METADATA, value);
  });

const declareOn = (prototype: object, name: string, declared: Declared): void => {
  const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
  const handler: unknown = descriptor?.value;
  if (!descriptor || typeof handler !== 'function') return;
  const policy: RoutePolicy = { ...declared, handler: `${prototype.constructor.name}.${name}` };
  Reflect.defineMetadata(policyKey, policy, handler);
  RouteConfig({ portada: policy })(prototype, name, descriptor);
};

/** Declares the access of a handler, or of all handlers of a controller that declare no access themselves. */
const declare =
  (declared: Declared): ClassDecorator & MethodDecorator =>
  (target: object, name?: string | symbol) => {
    if (name !== undefined) return declareOn(target, String(name), declared);
    const { prototype } = target as unknown as Decorated;
    for (const handler of routeHandlers(prototype)) {
      const value: unknown = Object.getOwnPropertyDescriptor(prototype, handler)?.value;
      if (!policyOf(value as object)) declareOn(prototype, handler, declared);
    }
  };

/** Opens a controller or handler to all callers. */
export const Public = () => declare({ access: 'public' });

/**
 * Opens a handler to all callers, and tells it who is signed in.
 * @param keyScope scope with which API keys may call the route under `/api/v1`
 */
export const PublicWithAccount = (keyScope: ApiKeyScope) =>
  declare({ access: 'public', knowsAccount: true, keyScope });

/**
 * Opens a controller or handler to signed-in users only.
 * @param keyScope scope with which API keys may call the route under `/api/v1`; without it, API keys may not
 */
export const SignedIn = (keyScope?: ApiKeyScope) =>
  declare({ access: 'signed-in', ...(keyScope && { keyScope }) });

/**
 * Opens a controller or handler to signed-in users, also to administrators who must set up a second factor first. Use it for
 * routes that the set-up needs.
 */
export const SignedInWithoutFactor = () => declare({ access: 'signed-in', opensWithoutFactor: true });

/**
 * Opens a handler to signed-in users, and to API keys with the scope `edit`, whose request bodies are documents, which may be
 * larger than other bodies.
 */
export const SignedInWithDocument = () =>
  declare({ access: 'signed-in', takesDocument: true, keyScope: 'edit' });

/** Opens a handler to signed-in users, and to API keys with the scope `edit`, whose request bodies are forms with a file. */
export const SignedInWithForm = () => declare({ access: 'signed-in', takesForm: true, keyScope: 'edit' });

/** Opens a controller or handler to administrators only. */
export const AdminOnly = () => declare({ access: 'admin' });

/**
 * Opens a handler to requests of a third party's server, which the handler authenticates itself. The handler ignores
 * cookies, so that no page of another origin can misuse a session. The request body may be larger than on other
 * routes.
 */
export const Webhook = () => declare({ access: 'public', isWebhook: true });
