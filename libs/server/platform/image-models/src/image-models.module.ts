import { type DynamicModule, Global, Inject, Module, type OnModuleDestroy } from '@nestjs/common';
import type { ImageModel } from './port';

/** Injection token of the process's ImageModel, which generates images. */
export const IMAGE_MODEL = Symbol('IMAGE_MODEL');

/** Provides the process's ImageModel, and closes it when the process stops. */
@Global()
@Module({})
export class ImageModelsModule implements OnModuleDestroy {
  constructor(@Inject(IMAGE_MODEL) private readonly model: ImageModel) {}

  static register(make: () => ImageModel): DynamicModule {
    return {
      module: ImageModelsModule,
      providers: [{ provide: IMAGE_MODEL, useFactory: make }],
      exports: [IMAGE_MODEL],
    };
  }

  onModuleDestroy(): Promise<void> {
    return this.model.close();
  }
}
