import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { loginSchema } from '@portada/contracts';
import type { FastifyRequest } from 'fastify';
import { createZodValidationPipe } from 'nestjs-zod';
import { Strategy } from 'passport-local';
import { PasswordVerificationService } from './password-verification.service';

/** Passport's local strategy, which verifies e-mail and password. */
@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy, 'password') {
  constructor(private readonly passwordVerification: PasswordVerificationService) {
    super({ usernameField: 'email', passwordField: 'password', session: false, passReqToCallback: true });
  }

  /**
   * Verifies e-mail and password of a request.
   * @throws AppError wrong_credentials for an unknown e-mail and for a wrong password; too_many_requests
   */
  async validate(request: FastifyRequest, email: string, password: string): Promise<{ id: string }> {
    return { id: await this.passwordVerification.verify(request, { email, password }) };
  }
}

const SchemaPipe = createZodValidationPipe();

/** Admits a request whose body has a correct e-mail and password, and sets `request.user` to `{ id }`. */
@Injectable()
export class PasswordGuard extends AuthGuard('password') {
  private readonly schema = new SchemaPipe(loginSchema);

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    // Guards run before pipes. The body is validated here so that its errors come first, as on every other route.
    const { body } = context.switchToHttp().getRequest<FastifyRequest>();
    this.schema.transform(body, { type: 'body' });
    return (await super.canActivate(context)) === true;
  }
}
