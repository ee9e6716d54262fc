export { createEventPublisher } from './event-publisher';
export { createEventSubscriber } from './event-subscriber';
export { EVENT_PUBLISHER, EventsModule } from './events.module';
export type { BusListener, EventPublisher, EventSubscriber } from './port';
