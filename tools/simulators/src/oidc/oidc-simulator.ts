import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from '@portada/observability';
import type Provider from 'oidc-provider';
import { z } from 'zod';
import { fontHeaders, readFont } from '../page-frame';
import { SimulatedAccounts, type SimulatedPerson, samplePeople } from './accounts';
import { fontPath, oidcPath } from './path';
import { choicePage, errorPage, pageHeaders } from './page';
import { photoOf } from './photo';
import { type OidcClient, createProvider } from './provider';

const interactionPath = `${oidcPath}/interaction`;
const largestForm = 4096;

/** Values of a form of the sign-in page: Cancel, a sample account, or another account. */
const formSchema = z.discriminatedUnion('choice', [
  z.object({ choice: z.literal('cancel') }),
  z.object({ choice: z.literal('sample'), email: z.string() }),
  z.object({
    choice: z.literal('another'),
    email: z.string().trim(),
    name: z.string().trim(),
    verified: z.literal('yes').optional(),
  }),
]);
const personSchema = z.object({
  email: z.email().max(254),
  name: z.string().min(1).max(80),
  isVerified: z.boolean(),
});

/** Reads a form from a request body. @throws Error for a body that is larger than any form of the simulator */
const readForm = async (request: IncomingMessage): Promise<Record<string, string>> => {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > largestForm) throw new Error('the sign-in form of the simulator is too large');
  }
  return Object.fromEntries(new URLSearchParams(text));
};

/** Handles the requests of the sign-in page of the simulated OpenID provider. */
class Interactions {
  constructor(
    private readonly provider: Provider,
    private readonly accounts: SimulatedAccounts,
  ) {}

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // `interactionDetails` throws an error if the browser has no sign-in in progress.
    await this.provider.interactionDetails(request, response);
    if (request.method !== 'POST') return this.show(request, response);
    const form = formSchema.safeParse(await readForm(request));
    if (!form.success) return this.show(request, response);
    if (form.data.choice === 'cancel') {
      const result = { error: 'access_denied', error_description: 'the user cancelled the sign-in' };
      return this.provider.interactionFinished(request, response, result);
    }
    const { email } = form.data;
    if (form.data.choice === 'sample') {
      const person = samplePeople.find((one) => one.email === email);
      return person ? this.finish(request, response, person) : this.show(request, response);
    }
    const { name, verified } = form.data;
    const said = { email, name, isVerified: verified === 'yes' };
    const person = personSchema.safeParse(said);
    if (!person.success) return this.show(request, response, said);
    return this.finish(request, response, person.data);
  }

  private async finish(
    request: IncomingMessage,
    response: ServerResponse,
    person: SimulatedPerson,
  ): Promise<void> {
    const accountId = this.accounts.keep(person);
    const { session } = await this.provider.interactionDetails(request, response);
    const result = { login: { accountId }, select_account: {} };
    const next = await this.provider.interactionResult(request, response, result, {
      mergeWithLastSubmission: false,
    });
    if (session?.accountId && session.accountId !== accountId) await this.forget(session.uid);
    response.writeHead(303, { location: next }).end();
  }

  /**
   * Ends the provider session of the account that signed in before. The sign-out page of the library is not used,
   * because it has a script.
   */
  private async forget(sessionUid: string): Promise<void> {
    const session = await this.provider.Session.findByUid(sessionUid);
    if (!session) return;
    delete session.accountId;
    await session.persist();
  }

  private show(request: IncomingMessage, response: ServerResponse, refused?: SimulatedPerson): void {
    const people = samplePeople.map((person) => {
      const photo = String(this.accounts.claimsOf(this.accounts.keep(person))['picture']);
      return { ...person, photo: new URL(photo).pathname };
    });
    const acceptLanguage = request.headers['accept-language'];
    const page = choicePage({ acceptLanguage, people, ...(refused && { refused }) });
    response.writeHead(refused ? 422 : 200, pageHeaders).end(page);
  }
}

const svgHeaders = {
  'content-type': 'image/svg+xml',
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'`,
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/**
 * Creates an OpenID provider whose sign-in page offers sample accounts.
 * @param options `origin` is the origin of Portada, `client` has the credentials of Portada at the provider. The
 * issuer is `/simulators/oidc` below the origin.
 * @returns a handler for requests below the path of the issuer
 */
export const createOidcSimulator = async (options: {
  origin: string;
  client: OidcClient;
  logger: Logger;
}): Promise<RequestListener> => {
  const { origin, client, logger } = options;
  const issuer = `${origin}${oidcPath}`;
  const accounts = new SimulatedAccounts(issuer);
  const [provider, font] = await Promise.all([
    createProvider({ origin, client, issuer, interactionPath, accounts, logger }),
    readFont(),
  ]);
  const interactions = new Interactions(provider, accounts);
  const protocol = provider.callback();

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = request.url ?? '/';
    const path = url.split('?', 1)[0] ?? url;
    if (path === fontPath) {
      response.writeHead(200, fontHeaders).end(font);
    } else if (path.startsWith(`${oidcPath}/photos/`)) {
      const file = decodeURIComponent(path.slice(`${oidcPath}/photos/`.length));
      const name = accounts.nameOf(file.replace(/=.*/, '')) ?? '?';
      response.writeHead(200, svgHeaders).end(photoOf(name, file));
    } else if (path.startsWith(`${interactionPath}/`)) {
      await interactions.handle(request, response);
    } else if (path.startsWith(`${oidcPath}/`)) {
      // oidc-provider defines its routes without a mount path, and derives the mount path from `originalUrl`.
      Object.assign(request, { originalUrl: url, url: url.slice(oidcPath.length) });
      await protocol(request, response);
    } else {
      response.writeHead(404, pageHeaders).end(errorPage(request.headers['accept-language'], 'not_found'));
    }
  };
  return (request, response) => {
    handle(request, response).catch((error: unknown) => {
      logger.info({ err: error, path: request.url?.split('?', 1)[0] }, 'simulated sign-in request refused');
      if (response.headersSent) response.destroy();
      else
        response
          .writeHead(400, pageHeaders)
          .end(
            errorPage(request.headers['accept-language'], error instanceof Error ? error.message : 'error'),
          );
    });
  };
};
