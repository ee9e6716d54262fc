import { type DynamicModule, Global, Module, type OnModuleDestroy } from '@nestjs/common';
import { type RateLimitOptions, RateLimitService, createRateLimitService } from './rate-limit.service';

/** Provides the RateLimitService of the process, and closes it when the process stops. */
@Global()
@Module({})
export class RateLimitModule implements OnModuleDestroy {
  constructor(private readonly rateLimits: RateLimitService) {}

  static register(options: RateLimitOptions): DynamicModule {
    return {
      module: RateLimitModule,
      providers: [{ provide: RateLimitService, useFactory: () => createRateLimitService(options) }],
      exports: [RateLimitService],
    };
  }

  onModuleDestroy(): void {
    this.rateLimits.close();
  }
}
