export { AuditRunsService } from './audit-runs';
export { type CreditRepair, CreditRepairsService, type CreditState } from './credit-repairs';
export { CreditsModule } from './credits.module';
export type { AuditRun, BalanceRow as Balance } from './credits.queries';
export { CreditsService } from './credits.service';
