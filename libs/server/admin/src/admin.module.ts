import { Module } from '@nestjs/common';
import { CreditsModule } from '@portada/credits';
import { AdminController } from './admin.controller';
import { OverviewService } from './overview.service';

/** Routes for administrators. Needs DataSource and JOB_QUEUE from the process, and the guards of accounts. */
@Module({
  controllers: [AdminController],
  imports: [CreditsModule],
  providers: [OverviewService],
})
export class AdminModule {}
