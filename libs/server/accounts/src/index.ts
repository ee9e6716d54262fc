import { SessionEntity } from './session.entity';
import { UserEntity } from './user.entity';

export { AccountsModule, SessionsModule } from './accounts.module';
export { ensureAdministrator } from './administrator';
export { SessionReader, type SessionUser } from './session-reader';
export { AdminOnly, CurrentUser, Public, languageOf } from './session-request';
export { Sessions } from './sessions.service';

/** What a process that uses AccountsModule gives to its DataSource. */
export const accountEntities = [UserEntity, SessionEntity];
