import { type DynamicModule, Module } from '@nestjs/common';
import { AuditRunsService } from './audit-runs.service';
import { CREDIT_REPAIR, type CreditRepair, CreditRepairsService } from './credit-repairs.service';
import { CreditsService } from './credits.service';

/** Provides CreditsService, which reads the ledger. The process provides DataSource. */
@Module({ providers: [CreditsService, AuditRunsService], exports: [CreditsService, AuditRunsService] })
export class CreditsModule {
  /** Provides CreditRepairsService globally, for the process that loads sessions. */
  static register({ repair }: { repair: CreditRepair }): DynamicModule {
    return {
      module: CreditsModule,
      global: true,
      providers: [CreditRepairsService, { provide: CREDIT_REPAIR, useValue: repair }],
      exports: [CreditRepairsService],
    };
  }
}
