import { Module } from '@nestjs/common';
import { AdminController } from './admin.controller';
import { AuditWatch } from './audit-watch';
import { Overview } from './overview.service';

/** The administrators' side over HTTP. Needs DataSource and JOB_QUEUE from the process, and the guards of accounts. */
@Module({
  controllers: [AdminController],
  providers: [Overview, AuditWatch],
})
export class AdminModule {}
