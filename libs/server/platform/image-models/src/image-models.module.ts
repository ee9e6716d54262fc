import { type DynamicModule, Global, Inject, Module, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ImageModel } from './port';

/** Injection token of the process's ImageModel, which generates images. */
export const IMAGE_MODEL = Symbol('IMAGE_MODEL');

/** Provides the process's ImageModel, and closes it when the process stops. */
@Global()
@Module({})
export class ImageModelsModule implements OnModuleDestroy {
  constructor(@Inject(IMAGE_MODEL) private readonly model: ImageModel) {}

  /** @param make creates the model; its ledger is in the database of the process */
  static register(make: (database: DataSource) => ImageModel): DynamicModule {
    return {
      module: ImageModelsModule,
      providers: [{ provide: IMAGE_MODEL, useFactory: make, inject: [DataSource] }],
      exports: [IMAGE_MODEL],
    };
  }

  onModuleDestroy(): Promise<void> {
    return this.model.close();
  }
}
