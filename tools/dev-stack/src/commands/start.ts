import { SettingsError } from '@portada/config';
import { type AppsOptions, describeApps } from '../apps';
import { build } from '../build';
import { type DataFolder } from '../data-folder';
import { serveOrigin } from '../origin';
import { type Service } from '../service';
import { isPortFree } from '../ports';
import { during, duringAll } from '../progress';
import { assertFitForPublic } from '../public-start';
import { restartOnSignal } from '../restarts';
import { say, withSupervisor } from '../run';
import { startEmbeddedServices } from '../embedded-services';
import { type StackSettings, readSettings } from '../settings';
import { DevStackError } from '../dev-stack-error';
import { type Supervisor } from '../supervisor';
import { inWorkspace } from '../workspace';

/** Command `start`: runs the whole product at one origin until a stop signal arrives. */
export const start = async (): Promise<number> => {
  const settings = readStackSettings();
  await assertFitForPublic(settings);
  await withSupervisor(settings.DATA_DIR, async (supervisor, data) => {
    await refuseTakenPort(settings.PORT);
    await build(supervisor, data.in('logs/build.log'));
    const servers = await startServers(supervisor, data, settings, 'run once built');
    await startAll(supervisor, servers.services);
    await serveOrigin(settings, servers, { folder: inWorkspace('dist/apps/web') });
    announce(settings, servers);
    restartOnSignal(supervisor, data, servers.services);
    await new Promise(() => {});
  });
  return 0;
};

/** Starts services at the same time, and says which ones are not ready yet. @throws DevStackError if one does not start */
export const startAll = (supervisor: Supervisor, services: readonly Service[]): Promise<void> =>
  duringAll(
    'Starting',
    Object.fromEntries(services.map((service) => [service.name, () => supervisor.start(service)])),
  );

/** Reads the settings of the dev stack. @throws DevStackError that names every invalid setting */
export const readStackSettings = (): StackSettings => {
  try {
    return readSettings(process.env);
  } catch (error) {
    throw error instanceof SettingsError ? new DevStackError(error.message) : error;
  }
};

/** Checks that a port is free. @throws DevStackError if the port is in use */
export const refuseTakenPort = async (port: number): Promise<void> => {
  if (!(await isPortFree(port))) {
    throw new DevStackError(
      `Port ${port} is taken: stop the program that uses this port, or set PORT to another port.`,
    );
  }
};

type Servers = {
  databaseUrl: string;
  redisUrl: string;
  adminPassword: string;
  /** Address of the control route of the simulated payment provider; null if payments are real. */
  stripeControl: string | null;
};

/**
 * Starts Postgres and Redis unless the settings name external servers, migrates the schema and describes the server
 * processes. In the mode `follow the build` the processes restart with each build.
 */
export const startServers = async (
  supervisor: Supervisor,
  data: DataFolder,
  settings: StackSettings,
  mode: AppsOptions['mode'],
) => {
  const embedded = await startEmbeddedServices(supervisor, {
    data,
    database: 'portada',
    durable: true,
    postgres: settings.DATABASE_URL === undefined,
    redis: settings.REDIS_URL === undefined,
  });
  const databaseUrl = settings.DATABASE_URL ?? embedded.databaseUrl ?? '';
  const redisUrl = settings.REDIS_URL ?? embedded.redisUrl ?? '';
  const processDatabaseUrl = await prepareDatabase(databaseUrl, settings);
  const adminPassword = settings.ADMIN_PASSWORD ?? data.kept().adminPassword;
  const addresses = { databaseUrl, redisUrl, adminPassword };
  const apps = await describeApps({ settings, data, mode, ...addresses, databaseUrl: processDatabaseUrl });
  return { ...addresses, ...apps };
};

/**
 * Migrates the database as the owner of the database.
 * @returns database URL for the processes, whose login role owns nothing
 */
const prepareDatabase = async (databaseUrl: string, settings: StackSettings): Promise<string> => {
  const { ensureProcessLogin, migrate } = await import('@portada/database');
  try {
    await during(
      () => 'Migrating the database',
      () => migrate(databaseUrl),
    );
    return await ensureProcessLogin(databaseUrl, {
      given: settings.APP_DATABASE_URL,
      mayRefill: process.env['CREDIT_REPAIR'] === 'always',
    });
  } catch (error) {
    const { host, pathname } = new URL(databaseUrl);
    throw new DevStackError(`The database at ${host}${pathname} could not be prepared: ${String(error)}`);
  }
};

/**
 * Prints on standard output that Portada is ready, and sends the addresses to the parent process.
 */
export const announce = (settings: StackSettings, servers: Servers): void => {
  const password =
    settings.ADMIN_PASSWORD === undefined ? servers.adminPassword : 'the password in ADMIN_PASSWORD';
  process.stdout.write(
    `\nPortada is ready:   ${settings.PUBLIC_URL}\nAdministrator:      ${settings.ADMIN_EMAIL} / ${password}\n\n`,
  );
  say(`Logs and data of Portada are in ${settings.DATA_DIR}. Ctrl+C stops all processes.`);
  const { databaseUrl, redisUrl, stripeControl } = servers;
  const administrator = { email: settings.ADMIN_EMAIL, password: servers.adminPassword };
  process.send?.({ ready: settings.PUBLIC_URL, databaseUrl, redisUrl, administrator, stripeControl });
};
