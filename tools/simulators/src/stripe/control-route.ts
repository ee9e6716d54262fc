import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { z } from 'zod';
import type { StripeSimulator } from './stripe-simulator.types';
import { type TestCard, testCardNames } from './test-cards';

const largestCall = 4096;
const id = z.string().min(1);
const cents = z.int().min(1);
const chance = z.number().min(0).max(1);

const webhookKnobs = z.strictObject({ lose: chance, repeat: z.int().min(0), shuffle: chance }).partial();

/**
 * Calls that the control route of the payment simulator accepts: actions of customers and banks, changes of knobs,
 * and reads of the state.
 */
const callSchema = z.discriminatedUnion('call', [
  z.object({ call: z.literal('pay'), args: z.tuple([id, z.enum(testCardNames as [TestCard])]) }),
  z.object({ call: z.literal('settleDelayed'), args: z.tuple([id, z.enum(['succeeded', 'failed'])]) }),
  z.object({ call: z.literal('expire'), args: z.tuple([id]) }),
  z.object({ call: z.literal('refund'), args: z.tuple([id, cents.optional()]) }),
  z.object({ call: z.literal('dispute'), args: z.tuple([id]) }),
  z.object({ call: z.literal('closeDispute'), args: z.tuple([id, z.enum(['won', 'lost'])]) }),
  z.object({
    call: z.literal('forgeSession'),
    args: z.tuple([z.strictObject({ id, cents: cents.optional(), currency: z.string().optional() })]),
  }),
  z.object({ call: z.literal('turnWebhooks'), args: z.tuple([webhookKnobs]) }),
  z.object({ call: z.literal('session'), args: z.tuple([id]) }),
]);

type Call = z.infer<typeof callSchema>;

const defined = <T extends object>(object: T) =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));

const perform = async (simulator: StripeSimulator, { call, args }: Call): Promise<unknown> => {
  switch (call) {
    case 'pay':
      return simulator.pay(...args);
    case 'settleDelayed':
      return simulator.settleDelayed(...args);
    case 'expire':
      return simulator.expire(...args);
    case 'refund':
      return simulator.refund(...args);
    case 'dispute':
      return simulator.dispute(...args);
    case 'closeDispute':
      return simulator.closeDispute(...args);
    case 'forgeSession':
      return simulator.forgeSession(defined(args[0]));
    case 'turnWebhooks':
      Object.assign(simulator.knobs.webhooks, defined(args[0]));
      return simulator.knobs.webhooks;
    case 'session':
      return simulator.read.session(args[0]) ?? null;
  }
};

const readCall = async (request: IncomingMessage): Promise<Call> => {
  // A page of another origin cannot send the type application/json without a preflight request.
  if (request.headers['content-type'] !== 'application/json')
    throw new Error('the content type of the control call is not application/json');
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > largestCall) throw new Error('the body of the control call is too large');
  }
  return callSchema.parse(JSON.parse(text));
};

/**
 * Returns the handler of the control route, with which e2e tests act as customers and banks. A `POST {call, args}` is
 * answered with 200 `{result}` or 400 `{error}`. The web server forwards no requests to the control route.
 */
export const controlRoute = (simulator: StripeSimulator): RequestListener => {
  const answer = (response: ServerResponse, status: number, body: object): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  return (request, response) => {
    readCall(request)
      .then((call) => perform(simulator, call))
      .then((result) => answer(response, 200, { result: result ?? null }))
      .catch((error: unknown) =>
        answer(response, 400, { error: error instanceof Error ? error.message : String(error) }),
      );
  };
};
