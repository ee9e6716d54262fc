import { packOf, type PlanId, type Totals } from './purchases.fixture';

/** A purchase in the reference model of purchases. */
export type ModelPurchase = {
  id: string;
  user: number;
  status: 'open' | 'pending' | 'paid' | 'failed' | 'expired' | 'quarantined';
  isRefused: boolean;
  credits: number;
  receivedCents: number;
  revoked: number;
};

/** A reference model of purchases and credits without a database. A test compares the database with the model. */
export class PurchaseModel {
  readonly purchases: ModelPurchase[] = [];
  readonly debt: number[];

  /**
   * Creates a reference model of purchases.
   * @param available credits of each user, shared with the model of generations
   */
  constructor(private readonly available: number[]) {
    this.debt = available.map(() => 0);
  }

  open(user: number, id: string, plan: PlanId): void {
    const { credits, cents } = packOf(plan);
    this.purchases.push({
      id,
      user,
      status: 'open',
      isRefused: false,
      credits,
      receivedCents: cents,
      revoked: 0,
    });
  }

  fulfil(p: ModelPurchase): 'fulfilled' | 'already' | 'quarantined' | 'refused' {
    if (p.status === 'paid') return 'already';
    if (p.status === 'quarantined') return 'quarantined';
    if (p.isRefused) return 'refused';
    this.credit(p);
    return 'fulfilled';
  }

  close(p: ModelPurchase, outcome: 'pending' | 'failed' | 'expired'): boolean {
    const moves = (p.status === 'open' || p.status === 'pending') && p.status !== outcome;
    if (moves) p.status = outcome;
    return moves;
  }

  quarantine(p: ModelPurchase, receivedCents: number): boolean {
    if (p.status === 'paid' || p.isRefused) return false;
    Object.assign(p, { status: 'quarantined', receivedCents });
    return true;
  }

  accept(p: ModelPurchase): 'accepted' | 'decided' {
    if (p.status !== 'quarantined') return 'decided';
    this.credit(p);
    return 'accepted';
  }

  refuse(p: ModelPurchase): 'refused' | 'decided' {
    if (p.status !== 'quarantined') return 'decided';
    Object.assign(p, { status: 'failed', isRefused: true });
    return 'refused';
  }

  /** Revoking credits uses the available credits first, then adds a debt; restoring repays the debt first. */
  revise(p: ModelPurchase, { refunded = 0, disputed = 0 }: Totals): void {
    if (p.status !== 'paid') return;
    const wanted = Math.min(p.credits, Math.ceil((p.credits * (refunded + disputed)) / p.receivedCents));
    const more = wanted - p.revoked;
    p.revoked = wanted;
    const [available, debt] = [this.available[p.user] ?? 0, this.debt[p.user] ?? 0];
    const fromFirst = more > 0 ? Math.min(available, more) : Math.min(debt, -more);
    this.available[p.user] = more > 0 ? available - fromFirst : available - more - fromFirst;
    this.debt[p.user] = more > 0 ? debt + more - fromFirst : debt - fromFirst;
  }

  private credit(p: ModelPurchase): void {
    p.status = 'paid';
    const [available, debt] = [(this.available[p.user] ?? 0) + p.credits, this.debt[p.user] ?? 0];
    const repaid = Math.min(available, debt);
    this.available[p.user] = available - repaid;
    this.debt[p.user] = debt - repaid;
  }
}
