import { names } from '@nx/devkit';

/** Spellings of a name, such as `billing-history`, `billingHistory`, `BillingHistory` and `BILLING_HISTORY`. */
export type Spellings = { kebab: string; camel: string; pascal: string; constant: string };

/**
 * Returns the spellings of a name.
 * @param name name in kebab case, because it becomes part of file names and identifiers
 * @throws Error if the name is not in kebab case
 */
export const spellingsOf = (name: string): Spellings => {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Error(`"${name}" is not in kebab case, such as billing-history.`);
  }
  const { propertyName, className, constantName } = names(name);
  return { kebab: name, camel: propertyName, pascal: className, constant: constantName };
};
