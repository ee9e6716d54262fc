export { AuditRunsService } from './audit-runs.service';
export { type CreditRepair, CreditRepairsService, type CreditState } from './credit-repairs.service';
export { CreditsModule } from './credits.module';
export type { AuditRun, BalanceRow as Balance } from './credits.queries';
export { CreditsService } from './credits.service';
