export { createEventPublisher } from './event-publisher';
export { EVENT_PUBLISHER, EventsModule } from './events.module';
export type { EventPublisher, EventSubscriber } from './port';
