import { productConfig } from '@portada/contracts';
import type { DataSource } from 'typeorm';
import { Passwords } from '../sign-in/passwords';
import { UserEntity } from './user.entity';
import { createAccount, trustEmail } from './users.queries';

/**
 * Creates the first administrator once. An existing administrator keeps the password. Several processes may call this
 * function at once.
 * @throws if the e-mail belongs to an ordinary account
 */
export const ensureAdministrator = async (
  dataSource: DataSource,
  { email, password }: { email: string; password: string },
): Promise<void> => {
  const isThere = async (): Promise<boolean> => {
    const user = await dataSource.getRepository(UserEntity).findOneBy({ email: email.toLowerCase() });
    if (user && user.role !== 'admin') {
      throw new Error(`ADMIN_EMAIL ${email} belongs to an ordinary account: choose another address.`);
    }
    return user !== null;
  };
  if (await isThere()) return;
  const passwordHash = await new Passwords().hash(password);
  await createAccount(dataSource, {
    email,
    passwordHash,
    displayName: 'Administrator',
    country: null,
    role: 'admin',
    credits: productConfig.signUpCredits,
  });
  // The operator has configured this address, so it needs no verification.
  await trustEmail(dataSource, email);
  await isThere();
};
