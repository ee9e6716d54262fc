import { facts } from '@portada/contracts';
import type { DataSource } from 'typeorm';
import { Passwords } from './passwords';

/**
 * Makes the first administrator, once; one that is there keeps the password it has. Several processes may ask at once.
 * @throws where the e-mail belongs to an account that is no administrator's
 */
export const ensureAdministrator = async (
  dataSource: DataSource,
  { email, password }: { email: string; password: string },
): Promise<void> => {
  const isThere = async (): Promise<boolean> => {
    const [user] = await dataSource.query<{ role: string }[]>(
      'SELECT role FROM users WHERE email = lower($1)',
      [email],
    );
    if (user && user.role !== 'admin') {
      throw new Error(`ADMIN_EMAIL ${email} belongs to an ordinary account: choose another address.`);
    }
    return user !== undefined;
  };
  if (await isThere()) return;
  const passwordHash = await new Passwords().hash(password);
  await dataSource.query(`SELECT create_account($1, $2, 'Administrator', NULL, NULL, 'admin', $3)`, [
    email,
    passwordHash,
    facts.signUpCredits,
  ]);
  // Whoever runs the house has named this address: there is nothing to verify.
  await dataSource.query(
    `UPDATE users SET email_verified_at = now() WHERE email = lower($1) AND email_verified_at IS NULL`,
    [email],
  );
  await isThere();
};
