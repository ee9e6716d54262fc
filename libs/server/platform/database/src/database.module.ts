import { type DynamicModule, Global, Module, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { createDataSource } from './data-source';

/** Gives the process its one DataSource, connected, and closes it. */
@Global()
@Module({})
export class DatabaseModule implements OnModuleDestroy {
  constructor(private readonly database: DataSource) {}

  static register(options: Parameters<typeof createDataSource>[0]): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [{ provide: DataSource, useFactory: () => createDataSource(options).initialize() }],
      exports: [DataSource],
    };
  }

  onModuleDestroy(): Promise<void> {
    return this.database.destroy();
  }
}
