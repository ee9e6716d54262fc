export { type AuditRun, AuditRuns } from './audit-runs';
export { type CreditRepair, CreditRepairs, type CreditState } from './credit-repairs';
export { CreditsModule } from './credits.module';
export { type Balance, Credits } from './credits.service';
