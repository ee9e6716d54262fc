import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { CreditsModule } from '@portada/credits';
import { AccessCheck } from './sessions/access-check';
import { AccountDeletion } from './self-service/account-deletion.service';
import { ExportReads } from './self-service/account-export.queries';
import { AccountExport } from './self-service/account-export.service';
import { ApiKeyReader } from './api-keys/api-key-reader';
import { ApiKeysController } from './api-keys/api-keys.controller';
import { ApiKeys } from './api-keys/api-keys.service';
import { AuthController } from './sign-in/auth.controller';
import { BotCheckController } from './abuse/bot-check.controller';
import { RECAPTCHA_OPTIONS, type RecaptchaOptions } from './abuse/bot-check.options';
import { BotCheckService } from './abuse/bot-check.service';
import { CsrfGuard } from './sessions/csrf.guard';
import { EmailVerificationController } from './self-service/email-verification.controller';
import { EmailVerification } from './self-service/email-verification.service';
import { TrustedDevicesService } from './sign-in/trusted-devices.service';
import { AddressRateLimitService } from './abuse/address-rate-limit.service';
import { MeController } from './self-service/me.controller';
import { OidcAttempts } from './oidc/oidc-attempts';
import { OidcClient } from './oidc/oidc-client';
import { OidcIdentities } from './oidc/oidc-identities';
import { OidcController } from './oidc/oidc.controller';
import { OIDC_OPTIONS, type OidcOptions } from './oidc/oidc.options';
import { PasswordChange } from './self-service/password-change.service';
import { PasswordResetController } from './self-service/password-reset.controller';
import { PasswordReset } from './self-service/password-reset.service';
import { PasswordGuard, PasswordStrategy } from './sign-in/password.guard';
import { PasswordVerificationService } from './sign-in/password-verification.service';
import { Passwords } from './sign-in/passwords';
import { RegisterUserController } from './users/register-user.controller';
import { ADMINISTRATORS_NEED_FACTOR, PUBLIC_ORIGIN } from './sessions/session-cookie';
import { SessionReader } from './sessions/session-reader';
import { SecurityLogController } from './abuse/security-log.controller';
import { SecurityLog } from './abuse/security-log.service';
import { SessionController } from './sessions/session.controller';
import { SessionGuard } from './sessions/session.guard';
import { Sessions } from './sessions/sessions.service';
import { SignInConfirmation } from './sign-in/sign-in-confirmation.service';
import { SignIns } from './sign-in/sign-ins.service';
import { PasskeysController } from './second-factor/passkeys.controller';
import { Passkeys } from './second-factor/passkeys.service';
import { SecondFactorController } from './second-factor/second-factor.controller';
import { SecondFactorVerification } from './second-factor/second-factor-verification.service';
import { SecondFactors } from './second-factor/second-factors.service';
import { SignInStepController } from './second-factor/sign-in-step.controller';
import { SignInSteps } from './second-factor/sign-in-steps.service';
import { TotpSecrets } from './second-factor/totp-secrets';
import { Users } from './users/users.service';

type SessionOptions = {
  /**
   * Value of the setting PUBLIC_URL. The scheme decides the attributes of cookies; requests that change data must
   * come from this origin.
   */
  publicUrl: string;
  /** True (in production) if administrators reach only the set-up of a second factor until they have one. */
  administratorsNeedFactor?: boolean;
};

type AccountsOptions = SessionOptions & {
  oidc?: OidcOptions | null;
  /** Settings of reCAPTCHA. Without them the bot check is a proof of work. */
  recaptcha?: RecaptchaOptions | null;
};

/** Provides only SessionReader, for the gateway. The process provides DataSource. */
@Module({})
export class SessionsModule {
  static register({ publicUrl, administratorsNeedFactor = false }: SessionOptions): DynamicModule {
    return {
      module: SessionsModule,
      providers: [
        SessionReader,
        { provide: PUBLIC_ORIGIN, useValue: new URL(publicUrl).origin },
        { provide: ADMINISTRATORS_NEED_FACTOR, useValue: administratorsNeedFactor },
      ],
      exports: [SessionReader, PUBLIC_ORIGIN, ADMINISTRATORS_NEED_FACTOR],
    };
  }
}

/**
 * The HTTP routes of accounts, and the two guards of every route of the process. The process provides DataSource
 * (with `accountEntities`), EVENT_PUBLISHER, RateLimitModule.register, SecretsModule.register and CreditsModule.register.
 */
@Module({})
export class AccountsModule {
  static register(options: AccountsOptions): DynamicModule {
    return {
      module: AccountsModule,
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
        SecondFactorController,
        SignInStepController,
        PasskeysController,
        ApiKeysController,
      ],
      providers: [
        AccessCheck,
        Sessions,
        SignIns,
        SignInConfirmation,
        SignInSteps,
        SecondFactors,
        SecondFactorVerification,
        TotpSecrets,
        Passkeys,
        ApiKeys,
        ApiKeyReader,
        Users,
        Passwords,
        PasswordChange,
        PasswordReset,
        EmailVerification,
        AccountExport,
        ExportReads,
        AccountDeletion,
        AddressRateLimitService,
        BotCheckService,
        TrustedDevicesService,
        PasswordVerificationService,
        PasswordStrategy,
        PasswordGuard,
        SecurityLog,
        OidcClient,
        OidcAttempts,
        OidcIdentities,
        { provide: OIDC_OPTIONS, useValue: options.oidc ?? null },
        { provide: RECAPTCHA_OPTIONS, useValue: options.recaptcha ?? null },
        { provide: APP_GUARD, useClass: CsrfGuard },
        { provide: APP_GUARD, useClass: SessionGuard },
      ],
      exports: [SessionsModule, Sessions, SecurityLog, AddressRateLimitService],
    };
  }
}
