import { Injectable } from '@nestjs/common';
import type { AdminModel, AdminModels, ModelOfWorker } from '@portada/contracts';
import { AppError } from '@portada/errors';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import {
  type ReportRow,
  type SwitchRow,
  readModelFailures,
  readReports,
  readSwitches,
  sumRequests,
  switchModel,
} from './models.queries';

/** Failures of each model that are shown. */
const failuresShown = 5;

/** States of a model in a worker, the best first. */
const states = ['closed', 'half-open', 'open', 'paused'] as const;

/** Workers of a model that are shown. */
const workersShown = 50;

/** Sums of a model without requests. */
const noRequests = { spentUsd: 0, done: 0, failed: 0, unknown: 0, medianMs: null, costUsd: 0 };

/** A switch of a model by an administrator. */
export type ModelDecision = { name: string; isEnabled: boolean; adminId: string; reason: string };

/** The reports of all workers about one model: its description, its worst state, and the sums of its requests. */
type Described = Omit<AdminModel, 'switched' | 'spentUsd' | 'lastDay' | 'failures'> & { position: number };

/** Describes a model in one worker. A breaker that is open without an opening of its own has adopted another's. */
const ofWorker = ({ worker, report }: ReportRow): ModelOfWorker => {
  const { state, waitMs, ownOpeningMs, running, waiting } = report;
  return { worker, state, waitMs, isAdopted: state === 'open' && ownOpeningMs === null, running, waiting };
};

const describe = (name: string, rows: readonly ReportRow[]): Described => {
  const [newest] = rows;
  if (!newest) throw new Error(`no report about ${name}`);
  const { modelId, capabilities, concurrency, isPriced, budgetUsd, position } = newest.report;
  const live = rows
    .filter(({ isLive }) => isLive)
    .map(ofWorker)
    .sort((a, b) => states.indexOf(b.state) - states.indexOf(a.state) || a.worker.localeCompare(b.worker));
  const [worst] = live;
  return {
    name,
    modelId,
    capabilities,
    concurrency,
    isPriced,
    budgetUsd,
    position,
    state: worst?.state ?? 'absent',
    waitMs: worst?.waitMs ?? null,
    workers: live.length,
    running: live.reduce((sum, { running }) => sum + running, 0),
    waiting: live.reduce((sum, { waiting }) => sum + waiting, 0),
    byWorker: live.slice(0, workersShown),
  };
};

const toSwitch = ({ isEnabled, reason, at, by }: SwitchRow): NonNullable<AdminModel['switched']> => ({
  isEnabled,
  reason,
  at: at.toISOString(),
  by,
});

/** Models that running workers have come first, in the order of `IMAGE_MODEL`. */
const inOrder = (a: Described, b: Described): number =>
  Number(a.state === 'absent') - Number(b.state === 'absent') || a.position - b.position;

/** Reads the state of the image models for administrators, and switches models on and off. */
@Injectable()
export class ModelsService {
  constructor(
    private readonly database: DataSource,
    @InjectPinoLogger(ModelsService.name) private readonly logger: PinoLogger,
  ) {}

  /** Reads every model that a worker has reported within a day. */
  async read(): Promise<AdminModels> {
    const reports = await readReports(this.database);
    const names = [...new Set(reports.map(({ model }) => model))];
    const [switches, usage, failures] = await Promise.all([
      readSwitches(this.database),
      sumRequests(this.database, names),
      readModelFailures(this.database, names, failuresShown),
    ]);
    const described = names.map((name) =>
      describe(
        name,
        reports.filter(({ model }) => model === name),
      ),
    );
    const models = described.sort(inOrder).map(({ position: _position, ...model }): AdminModel => {
      const about = <Row extends { model: string }>(rows: readonly Row[]): Row[] =>
        rows.filter((row) => row.model === model.name);
      const [switched] = about(switches);
      const { spentUsd, done, failed, unknown, medianMs, costUsd } = about(usage)[0] ?? noRequests;
      return {
        ...model,
        switched: switched ? toSwitch(switched) : null,
        spentUsd,
        lastDay: { done, failed, unknown, medianMs, costUsd },
        failures: about(failures).map(({ at, code, alarm, message }) => ({
          at: at.toISOString(),
          code,
          alarm,
          message,
        })),
      };
    });
    return { models };
  }

  /**
   * Switches a model on or off. Requests that run are finished.
   * @throws AppError not_found if no worker has such a model; refused if the caller is no administrator
   */
  async decide(decision: ModelDecision): Promise<void> {
    const answer = await switchModel(this.database, decision).catch((error: { code?: string }) => {
      // The user has lost the role of administrator since the guard checked it.
      if (error.code === '42501') throw new AppError('refused');
      throw error;
    });
    if (answer === 'unknown') throw new AppError('not_found');
    this.logger.info(decision, 'image model switched by an administrator');
  }
}
