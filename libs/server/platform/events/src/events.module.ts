import { type DynamicModule, Global, Inject, Module, type OnModuleDestroy } from '@nestjs/common';
import { createEventPublisher } from './event-publisher';
import type { EventPublisher } from './port';

/** Injection token of the process's EventPublisher, which sends events to browsers. */
export const EVENT_PUBLISHER = Symbol('EVENT_PUBLISHER');

/** Provides the process's EventPublisher, and closes it when the process stops. */
@Global()
@Module({})
export class EventsModule implements OnModuleDestroy {
  constructor(@Inject(EVENT_PUBLISHER) private readonly events: EventPublisher) {}

  static register(options: Parameters<typeof createEventPublisher>[0]): DynamicModule {
    return {
      module: EventsModule,
      providers: [{ provide: EVENT_PUBLISHER, useFactory: () => createEventPublisher(options) }],
      exports: [EVENT_PUBLISHER],
    };
  }

  onModuleDestroy(): Promise<void> {
    return this.events.close();
  }
}
