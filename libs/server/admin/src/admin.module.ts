import { Module } from '@nestjs/common';
import { CreditsModule } from '@portada/credits';
import { AdminController } from './admin.controller';
import { AuditLogController } from './audit-log/audit-log.controller';
import { AuditLogService } from './audit-log/audit-log.service';
import { ModelsController } from './models.controller';
import { ModelsService } from './models.service';
import { OverviewService } from './overview.service';
import { QueuesController } from './queues/queues.controller';
import { QueuesService } from './queues/queues.service';

/** Routes for administrators. The process provides DataSource, JOB_QUEUE and the guards of AccountsModule. */
@Module({
  controllers: [AdminController, ModelsController, AuditLogController, QueuesController],
  imports: [CreditsModule],
  providers: [OverviewService, ModelsService, AuditLogService, QueuesService],
})
export class AdminModule {}
