import { type DynamicModule, Global, Module, type OnModuleDestroy } from '@nestjs/common';
import { Limits, createLimits } from './limits';

/** Gives the process its one Limits, and closes it. */
@Global()
@Module({})
export class LimitsModule implements OnModuleDestroy {
  constructor(private readonly limits: Limits) {}

  static register(options: Parameters<typeof createLimits>[0]): DynamicModule {
    return {
      module: LimitsModule,
      providers: [{ provide: Limits, useFactory: () => createLimits(options) }],
      exports: [Limits],
    };
  }

  onModuleDestroy(): void {
    this.limits.close();
  }
}
