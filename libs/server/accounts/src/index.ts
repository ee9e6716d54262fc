import { SessionEntity } from './session.entity';
import { UserEntity } from './user.entity';

export { AccountSweeps } from './account-sweeps';
export { AccountsModule, SessionsModule } from './accounts.module';
export { AccountsWorkerModule } from './accounts-worker.module';
export { ensureAdministrator } from './administrator';
export { SessionReader, type SessionUser } from './session-reader';
export { AdminOnly, Public, SignedIn, Webhook } from './access';
export { guardRawRoutes } from './raw-route.guard';
export { AccountLimits } from './limits.service';
export { isStrongPassword } from './passwords';
export { MailSender } from './mail-sender';
export { CurrentUser, languageOf } from './session-request';
export { recordSecurityEvents } from './record-security-events';
export { Sessions } from './sessions.service';

/** What a process that uses AccountsModule gives to its DataSource. */
export const accountEntities = [UserEntity, SessionEntity];
