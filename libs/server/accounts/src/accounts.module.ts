import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { CreditsModule } from '@portada/credits';
import { AccessCheck } from './access-check';
import { AccountDeletion } from './account-deletion.service';
import { ExportReads } from './account-export.queries';
import { AccountExport } from './account-export.service';
import { AuthController } from './auth.controller';
import { BotCheckController } from './bot-check.controller';
import { RECAPTCHA_OPTIONS, type RecaptchaOptions } from './bot-check.options';
import { BotCheck } from './bot-check.service';
import { CsrfGuard } from './csrf.guard';
import { EmailVerificationController } from './email-verification.controller';
import { EmailVerification } from './email-verification.service';
import { KnownDevices } from './known-devices.service';
import { LIMIT_POLICIES, type LimitPolicies, limitPolicies } from './limits';
import { AccountLimits } from './limits.service';
import { MeController } from './me.controller';
import { OidcAttempts } from './oidc-attempts';
import { OidcClient } from './oidc-client';
import { OidcIdentities } from './oidc-identities';
import { OidcController } from './oidc.controller';
import { OIDC_OPTIONS, type OidcOptions } from './oidc.options';
import { PasswordChange } from './password-change.service';
import { PasswordResetController } from './password-reset.controller';
import { PasswordReset } from './password-reset.service';
import { PasswordGuard, PasswordStrategy } from './password.guard';
import { PasswordProofs } from './password-proofs.service';
import { Passwords } from './passwords';
import { RegisterUserController } from './register-user.controller';
import { PUBLIC_ORIGIN } from './session-cookie';
import { SessionReader } from './session-reader';
import { SecurityLogController } from './security-log.controller';
import { SecurityLog } from './security-log.service';
import { SessionController } from './session.controller';
import { SessionGuard } from './session.guard';
import { Sessions } from './sessions.service';
import { SignIns } from './sign-ins.service';
import { Users } from './users.service';

type SessionOptions = {
  /** PUBLIC_URL: its scheme decides the cookie, its origin whose requests are ours. */
  publicUrl: string;
};

type AccountsOptions = SessionOptions & {
  oidc?: OidcOptions | null;
  /** Left out or null: the proof of work. */
  recaptcha?: RecaptchaOptions | null;
  /** What differs from the table in limits.ts. */
  limits?: Partial<LimitPolicies>;
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
 * `accountEntities`), EVENT_PUBLISHER, LimitsModule.register and CreditsModule.register from the process.
 */
@Module({})
export class AccountsModule {
  static register(options: AccountsOptions): DynamicModule {
    return {
      module: AccountsModule,
      // Features count what their users do.
      global: true,
      imports: [SessionsModule.register(options), CreditsModule, DiscoveryModule],
      controllers: [
        AuthController,
        BotCheckController,
        OidcController,
        MeController,
        SessionController,
        PasswordResetController,
        EmailVerificationController,
        RegisterUserController,
        SecurityLogController,
      ],
      providers: [
        AccessCheck,
        Sessions,
        SignIns,
        Users,
        Passwords,
        PasswordChange,
        PasswordReset,
        EmailVerification,
        AccountExport,
        ExportReads,
        AccountDeletion,
        AccountLimits,
        BotCheck,
        KnownDevices,
        PasswordProofs,
        PasswordStrategy,
        PasswordGuard,
        SecurityLog,
        OidcClient,
        OidcAttempts,
        OidcIdentities,
        { provide: OIDC_OPTIONS, useValue: options.oidc ?? null },
        { provide: LIMIT_POLICIES, useValue: { ...limitPolicies, ...options.limits } },
        { provide: RECAPTCHA_OPTIONS, useValue: options.recaptcha ?? null },
        { provide: APP_GUARD, useClass: CsrfGuard },
        { provide: APP_GUARD, useClass: SessionGuard },
      ],
      exports: [SessionsModule, Sessions, AccountLimits, SecurityLog],
    };
  }
}
