import type { ModelFailureCode } from '../port';

/** Every way a model can fail; the record makes the compiler refuse a missing one. */
const all: Record<ModelFailureCode, true> = {
  safety: true,
  not_understood: true,
  rate_limited: true,
  quota: true,
  timeout: true,
  bad_request: true,
  provider: true,
};

/** All failure codes, for validation at run time. */
export const modelFailureCodes = Object.keys(all) as ModelFailureCode[];
