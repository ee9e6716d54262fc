export { AuditRuns } from './audit-runs';
export { type CreditRepair, CreditRepairs, type CreditState } from './credit-repairs';
export { CreditsModule } from './credits.module';
export type { AuditRun, BalanceRow as Balance } from './credits.queries';
export { Credits } from './credits.service';
