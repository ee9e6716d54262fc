import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '@portada/accounts';
import { type PublicConfig, productConfig, publicConfigSchema } from '@portada/contracts';
import { checkClock } from '@portada/database';
import { ResponseBody } from '@portada/http';
import { JOB_QUEUE, type JobQueue } from '@portada/queue';
import { OBJECT_STORE, type ObjectStore } from '@portada/storage';
import type { FastifyReply } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { DataSource } from 'typeorm';
import { API_SETTINGS, type ApiSettings } from './settings';

class PublicConfigDto extends createZodDto(publicConfigSchema) {}

/** Routes for the health of the api, and for the settings that a browser needs before sign-in. */
@ApiTags('system')
@Public()
@Controller('api')
export class SystemController {
  constructor(
    @Inject(API_SETTINGS) private readonly settings: ApiSettings,
    @Inject(JOB_QUEUE) private readonly queue: JobQueue,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    private readonly database: DataSource,
  ) {}

  @Get('health/live')
  live() {
    return { live: true };
  }

  /**
   * Responds 200 if the api can accept requests: Postgres and the object store must answer; Redis may be unavailable, and the
   * clock of the process wrong.
   */
  @Get('health/ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const missing = await this.missing(['postgres', 'store']);
    void reply.status(missing.length === 0 ? 200 : 503);
    return { ready: missing.length === 0, missing, degraded: await this.missing(['redis', 'clock']) };
  }

  @Get('config')
  @ResponseBody({ type: PublicConfigDto, status: 200 })
  config(): PublicConfig {
    return {
      product: productConfig.product,
      contactEmail: this.settings.CONTACT_EMAIL,
      signUpCredits: productConfig.signUpCredits,
      imageModels: this.settings.IMAGE_MODEL,
      oidc: this.settings.OIDC_ISSUER ? { label: this.settings.OIDC_LABEL } : null,
      botCheck: this.settings.RECAPTCHA_SITE_KEY
        ? { kind: 'recaptcha', siteKey: this.settings.RECAPTCHA_SITE_KEY }
        : { kind: 'proof-of-work' },
      mailsAreKept: this.settings.SMTP_URL === undefined && this.settings.MAIL_DIR !== undefined,
    };
  }

  /** Returns the names of the dependencies that do not answer, and `clock` if the clock of this process is wrong. */
  async missing(names: readonly ('postgres' | 'redis' | 'store' | 'clock')[]): Promise<string[]> {
    const checks = {
      postgres: () => this.database.query('SELECT 1'),
      redis: () => this.queue.ping(),
      store: () => this.store.ping(),
      clock: () => checkClock(this.database),
    };
    const answers = await Promise.allSettled(names.map((name) => checks[name]()));
    return names.filter((_, index) => answers[index]?.status === 'rejected');
  }
}
