import { SessionEntity } from './sessions/session.entity';
import { UserEntity } from './users/user.entity';

export { AccountSweeps } from './self-service/account-sweeps';
export { AccountsModule, SessionsModule } from './accounts.module';
export { AccountsWorkerModule } from './accounts-worker.module';
export { ensureAdministrator } from './users/administrator';
export { ApiKeyReader } from './api-keys/api-key-reader';
export { RecentSignIn } from './sessions/recent-sign-in';
export { type HostCookie, hostCookie, hostCookieIn } from './sessions/host-cookies';
export { PUBLIC_ORIGIN } from './sessions/session-cookie';
export { SessionReader, type SessionUser } from './sessions/session-reader';
export {
  AdminOnly,
  Public,
  PublicWithAccount,
  SignedIn,
  SignedInWithDocument,
  SignedInWithForm,
  Webhook,
} from './sessions/access';
export { guardRawRoutes } from './sessions/raw-route.guard';
export { isStrongPassword } from './sign-in/passwords';
export { CurrentUser, MaybeUser, languageOf } from './sessions/session-request';
export { type AdmittedRequest, AddressRateLimitService } from './abuse/address-rate-limit.service';
export { type DrawingPayer, DrawingTimeService } from './abuse/drawing-time.service';
export { SecurityLog } from './abuse/security-log.service';
export { recordSecurityEvents } from './abuse/record-security-events';
export { decryptFormerSecret } from './second-factor/secret-box';
export { Sessions } from './sessions/sessions.service';

/** Entities that a process with AccountsModule must add to its DataSource. */
export const accountEntities = [UserEntity, SessionEntity];
