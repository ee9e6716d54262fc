import { productConfig } from '@portada/contracts';
import type { DataSource } from 'typeorm';
import { Passwords } from '../sign-in/passwords';
import { UserEntity } from './user.entity';
import { createAccount, trustEmail } from './users.queries';

/**
 * Makes the first administrator, once; one that is there keeps the password it has. Several processes may ask at once.
 * @throws where the e-mail belongs to an account that is no administrator's
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
  // The operator has named this address: there is nothing to verify.
  await trustEmail(dataSource, email);
  await isThere();
};
