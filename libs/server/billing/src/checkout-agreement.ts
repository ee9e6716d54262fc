import { type CheckoutBody, type FieldMessage, fieldMessage } from '@portada/contracts';
import { AppError } from '@portada/errors';
import type { SoldPack } from './packs.service';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Compares the origin of an address with the origin of Portada.
 * @returns true if the address has Portada's origin; all loopback names count as the same host
 */
const isOurs = (given: string, publicUrl: string): boolean => {
  const ours = new URL(publicUrl);
  if (!URL.canParse(given, publicUrl)) return false;
  const { protocol, hostname, port } = new URL(given, publicUrl);
  if (protocol !== ours.protocol || port !== ours.port) return false;
  return hostname === ours.hostname || (loopback.has(hostname) && loopback.has(ours.hostname));
};

/**
 * Compares the optional fields of a checkout request with the pack and the user. The values of these fields are not
 * used otherwise.
 * @param user the signed-in user
 * @throws AppError invalid_request naming every field that differs
 */
export const assertAgreed = (
  body: CheckoutBody,
  { plan, user, publicUrl }: { plan: SoldPack; user: { id: string; email: string }; publicUrl: string },
): void => {
  const { credits, userId, userEmail, successUrl, cancelUrl } = body;
  const wrong: [field: keyof CheckoutBody, isWrong: boolean, message: FieldMessage][] = [
    ['credits', credits !== undefined && credits !== plan.credits, fieldMessage('plan_mismatch')],
    ['userId', userId !== undefined && userId !== user.id, fieldMessage('not_yours')],
    [
      'userEmail',
      userEmail !== undefined && userEmail.trim().toLowerCase() !== user.email,
      fieldMessage('not_yours'),
    ],
    [
      'successUrl',
      successUrl !== undefined && !isOurs(successUrl, publicUrl),
      fieldMessage('foreign_address'),
    ],
    ['cancelUrl', cancelUrl !== undefined && !isOurs(cancelUrl, publicUrl), fieldMessage('foreign_address')],
  ];
  const fields = wrong.filter(([, isWrong]) => isWrong).map(([field, , message]) => [field, message]);
  if (fields.length > 0) throw new AppError('invalid_request', { fields: Object.fromEntries(fields) });
};
