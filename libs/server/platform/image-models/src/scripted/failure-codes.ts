import type { ModelFailureCode } from '../port';

/** Every failure code of an image model. The type of the record makes the compiler report a missing code. */
const all: Record<ModelFailureCode, true> = {
  safety: true,
  not_understood: true,
  rate_limited: true,
  quota: true,
  timeout: true,
  bad_request: true,
  unsupported: true,
  provider: true,
  models_unavailable: true,
};

/** All failure codes of image models, for validation at run time. */
export const modelFailureCodes = Object.keys(all) as ModelFailureCode[];
