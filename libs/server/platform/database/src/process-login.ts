import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { loginSettings } from './data-source';
import { DatabaseSetupError } from './migrate';

/** Arbitrary key of an advisory lock: one of several concurrent starts creates the login. */
const lockKey = 7_070_003;

/** Options of the database login that the processes use. */
export type ProcessLoginOptions = {
  /** Address with a login that the operator chose (`APP_DATABASE_URL`); a generated login by default. */
  given?: string | undefined;
  /** True if the processes may refill an empty balance (`CREDIT_REPAIR=always`). */
  mayRefill?: boolean;
};

type Login = { role: string; password: string; url: string };

const connect = async (url: string): Promise<Client> => {
  const client = new Client({
    connectionString: url,
    application_name: 'portada-migrate',
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/**
 * Reads or creates the generated database login of the processes. Its role is named after the database, because roles
 * belong to the whole server and each database has its own password.
 */
const ownLogin = async (owner: Client, ownerUrl: string): Promise<Login> => {
  await owner.query('INSERT INTO process_login (password) VALUES ($1) ON CONFLICT DO NOTHING', [
    randomBytes(32).toString('base64url'),
  ]);
  const { rows } = await owner.query<Omit<Login, 'url'>>(
    `SELECT password, 'portada_app_' || left(encode(sha256(current_database()::text::bytea), 'hex'), 16) AS role
       FROM process_login`,
  );
  const [login] = rows;
  if (!login) throw new Error('process_login has no row');
  const url = new URL(ownerUrl);
  url.username = login.role;
  url.password = login.password;
  for (const name of ['user', 'password']) url.searchParams.delete(name);
  return { ...login, url: url.href };
};

const givenLogin = (given: string): Login => {
  const { username, password } = new URL(given);
  return { role: decodeURIComponent(username), password: decodeURIComponent(password), url: given };
};

/**
 * Creates the database role of the processes if the role is missing, as a member of `portada_app` only. The role has the
 * time limits of `loginSettings`.
 */
const ensureRole = async (owner: Client, { role, password }: Login): Promise<void> => {
  const { rows } = await owner.query<{ statement: string }>(
    `SELECT CASE
       WHEN NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = $1::text)
         THEN format('CREATE ROLE %I LOGIN PASSWORD %L IN ROLE portada_app;', $1::text, $2::text) ||
              (SELECT string_agg(format('ALTER ROLE %I SET %I = %L;', $1::text, key, value), '')
                 FROM jsonb_each_text($3))
       WHEN NOT pg_has_role($1::text::name, 'portada_app', 'MEMBER') THEN format('GRANT portada_app TO %I', $1::text)
       ELSE 'SELECT 1' END AS statement`,
    [role, password, JSON.stringify(loginSettings())],
  );
  await owner.query(rows[0]?.statement ?? '');
};

const failureOf = (url: string): Promise<unknown> =>
  connect(url).then(
    async (client) => {
      await client.end();
      return null;
    },
    (error: unknown) => error,
  );

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Checks that the processes can log in to the database. @throws DatabaseSetupError if the login is refused */
const assertLogsIn = async (owner: Client, login: Login, isOurs: boolean): Promise<void> => {
  let failure = await failureOf(login.url);
  // The password of the login is wrong if its role was created for an earlier database of the same name. The password
  // is then set again.
  if (isOurs && codeOf(failure) === '28P01') {
    const { rows } = await owner.query<{ statement: string }>(
      `SELECT format('ALTER ROLE %I PASSWORD %L', $1::text, $2::text) AS statement`,
      [login.role, login.password],
    );
    await owner.query(rows[0]?.statement ?? '');
    failure = await failureOf(login.url);
  }
  if (failure === null) return;
  throw new DatabaseSetupError(
    `The processes cannot log in to the database as "${login.role}" (${String(failure)}). Allow this login in ` +
      `pg_hba.conf or in the connection pooler, or set APP_DATABASE_URL to the address of a login that is a member ` +
      `of portada_app.`,
    { cause: failure },
  );
};

/**
 * Ensures that the processes have a login that owns nothing and can switch to no other role.
 * @param ownerUrl address of a migrated database, with the user that owns it
 * @returns the address for api, gateway and worker
 * @throws DatabaseSetupError if the owner may not create the login, or the login is refused
 */
export const ensureProcessLogin = async (
  ownerUrl: string,
  { given, mayRefill = false }: ProcessLoginOptions = {},
): Promise<string> => {
  const owner = await connect(ownerUrl);
  try {
    await owner.query('SELECT pg_advisory_lock($1)', [lockKey]);
    const login = given === undefined ? await ownLogin(owner, ownerUrl) : givenLogin(given);
    await ensureRole(owner, login);
    await owner.query(
      mayRefill
        ? 'GRANT EXECUTE ON FUNCTION refill_credits TO portada_app'
        : 'REVOKE EXECUTE ON FUNCTION refill_credits FROM portada_app',
    );
    await assertLogsIn(owner, login, given === undefined);
    return login.url;
  } catch (error) {
    if (codeOf(error) !== '42501') throw error;
    throw new DatabaseSetupError(
      `The database user "${owner.user ?? ''}" may not make a login for the processes (${String(error)}). It needs ` +
        `CREATEROLE and portada_app WITH ADMIN OPTION; or a superuser runs once: CREATE ROLE portada_login LOGIN ` +
        `PASSWORD '...' IN ROLE portada_app; and APP_DATABASE_URL is set to the address with that login.`,
      { cause: error },
    );
  } finally {
    await owner.end();
  }
};
