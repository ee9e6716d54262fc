import { Module } from '@nestjs/common';
import { CreditsModule } from '@portada/credits';
import { AdminController } from './admin.controller';
import { OverviewService } from './overview.service';

/** Routes for administrators. The process provides DataSource, JOB_QUEUE and the guards of AccountsModule. */
@Module({
  controllers: [AdminController],
  imports: [CreditsModule],
  providers: [OverviewService],
})
export class AdminModule {}
