import { type DynamicModule, Module } from '@nestjs/common';
import { AuditRuns } from './audit-runs';
import { CREDIT_REPAIR, type CreditRepair, CreditRepairs } from './credit-repairs';
import { Credits } from './credits.service';

/** Reads the ledger. Needs DataSource from the process. */
@Module({ providers: [Credits, AuditRuns], exports: [Credits, AuditRuns] })
export class CreditsModule {
  /** For the process that loads sessions: gives CreditRepairs everywhere. */
  static register({ repair }: { repair: CreditRepair }): DynamicModule {
    return {
      module: CreditsModule,
      global: true,
      providers: [CreditRepairs, { provide: CREDIT_REPAIR, useValue: repair }],
      exports: [CreditRepairs],
    };
  }
}
