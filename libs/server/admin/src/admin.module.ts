import { Module } from '@nestjs/common';
import { CreditsModule } from '@portada/credits';
import { AdminController } from './admin.controller';
import { AuditLogController } from './audit-log/audit-log.controller';
import { AuditLogService } from './audit-log/audit-log.service';
import { MeasurementsController } from './measurements/measurements.controller';
import { MeasurementsService } from './measurements/measurements.service';
import { ModelsController } from './models.controller';
import { ModelsService } from './models.service';
import { OverviewService } from './overview.service';
import { QueuesController } from './queues/queues.controller';
import { QueuesService } from './queues/queues.service';
import { UsersController } from './users/users.controller';
import { UsersService } from './users/users.service';
import { WorkersController } from './workers/workers.controller';

/**
 * Routes for administrators. The process provides DataSource, JOB_QUEUE, EVENT_PUBLISHER and the exports and guards of
 * AccountsModule.
 */
@Module({
  controllers: [
    AdminController,
    ModelsController,
    AuditLogController,
    QueuesController,
    UsersController,
    MeasurementsController,
    WorkersController,
  ],
  imports: [CreditsModule],
  providers: [
    OverviewService,
    ModelsService,
    AuditLogService,
    QueuesService,
    UsersService,
    MeasurementsService,
  ],
})
export class AdminModule {}
