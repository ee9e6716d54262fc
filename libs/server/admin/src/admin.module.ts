import { Module } from '@nestjs/common';
import { CreditsModule } from '@portada/credits';
import { AdminController } from './admin.controller';
import { OverviewService } from './overview.service';

/** The administrators' side over HTTP. Needs DataSource and JOB_QUEUE from the process, and the guards of accounts. */
@Module({
  controllers: [AdminController],
  imports: [CreditsModule],
  providers: [OverviewService],
})
export class AdminModule {}
