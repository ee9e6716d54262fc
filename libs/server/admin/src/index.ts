export { AdminModule } from './admin.module';
export { mountQueueDashboard } from './dashboard';
