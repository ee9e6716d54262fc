import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { CreditsModule } from '@portada/credits';
import { AccessCheck } from './access-check';
import { AuthController } from './auth.controller';
import { CsrfGuard } from './csrf.guard';
import { MeController } from './me.controller';
import { PasswordGuard, PasswordStrategy } from './password.guard';
import { Passwords } from './passwords';
import { PUBLIC_ORIGIN } from './session-cookie';
import { SessionReader } from './session-reader';
import { SessionGuard } from './session.guard';
import { Sessions } from './sessions.service';
import { SignIns } from './sign-ins.service';
import { Users } from './users.service';

type SessionOptions = {
  /** PUBLIC_URL: its scheme decides the cookie, its origin whose requests are ours. */
  publicUrl: string;
};

/** Gives a process SessionReader, and nothing more: what a gateway needs. Needs DataSource from the process. */
@Module({})
export class SessionsModule {
  static register({ publicUrl }: SessionOptions): DynamicModule {
    return {
      module: SessionsModule,
      providers: [SessionReader, { provide: PUBLIC_ORIGIN, useValue: new URL(publicUrl).origin }],
      exports: [SessionReader, PUBLIC_ORIGIN],
    };
  }
}

/**
 * Accounts over HTTP, and the two guards that stand before every route of the process. Needs DataSource (with
 * `accountEntities`), EVENT_PUBLISHER and CreditsModule.register from the process.
 */
@Module({})
export class AccountsModule {
  static register(options: SessionOptions): DynamicModule {
    return {
      module: AccountsModule,
      imports: [SessionsModule.register(options), CreditsModule, DiscoveryModule],
      controllers: [AuthController, MeController],
      providers: [
        AccessCheck,
        Sessions,
        SignIns,
        Users,
        Passwords,
        PasswordStrategy,
        PasswordGuard,
        { provide: APP_GUARD, useClass: CsrfGuard },
        { provide: APP_GUARD, useClass: SessionGuard },
      ],
      exports: [Sessions],
    };
  }
}
