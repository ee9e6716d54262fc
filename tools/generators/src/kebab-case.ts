import { names } from '@nx/devkit';

/** The spellings of a name: `billing-history`, `billingHistory`, `BillingHistory`, `BILLING_HISTORY`. */
export type Spellings = { kebab: string; camel: string; pascal: string; constant: string };

/**
 * Converts a name.
 * @param name in kebab case
 * @throws Error if it is not in kebab case, because it becomes part of file names and identifiers
 */
export const spellingsOf = (name: string): Spellings => {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Error(`"${name}" is not in kebab case, such as billing-history.`);
  }
  const { propertyName, className, constantName } = names(name);
  return { kebab: name, camel: propertyName, pascal: className, constant: constantName };
};
