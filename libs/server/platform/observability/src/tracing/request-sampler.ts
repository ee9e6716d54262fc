import { SpanKind } from '@opentelemetry/api';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  SamplingDecision,
} from '@opentelemetry/sdk-trace-node';
import type { TracingSettings } from './tracing-settings';

/**
 * Records a share of the requests. The decision is random and does not depend on the trace id, as a browser may have
 * chosen the trace id. @param share from 0 to 1
 */
const shareOf = (share: number): Sampler => ({
  shouldSample: () => ({
    decision: Math.random() < share ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD,
  }),
  toString: () => `ShareOf{${share}}`,
});

const rootOf = ({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: share }: TracingSettings): Sampler => {
  if (name.endsWith('always_on')) return new AlwaysOnSampler();
  return name.endsWith('always_off') ? new AlwaysOffSampler() : shareOf(share);
};

const requestSampler = (settings: TracingSettings): Sampler => {
  const root = rootOf(settings);
  if (!settings.OTEL_TRACES_SAMPLER.startsWith('parentbased_')) return root;
  return new ParentBasedSampler({
    root,
    remoteParentSampled: root,
    remoteParentNotSampled: new AlwaysOffSampler(),
  });
};

/**
 * Creates the sampler of a process. Spans of requests from outside begin traces. The flag `sampled` of a caller never
 * forces a recording: the sampler of the settings decides. A caller that says "not sampled" is not recorded if that
 * sampler is based on parents. All other spans follow their parent and begin no trace.
 */
export const createSampler = (settings: TracingSettings): Sampler => {
  const ofRequests = requestSampler(settings);
  const ofOthers = new ParentBasedSampler({ root: new AlwaysOffSampler() });
  return {
    shouldSample: (within, traceId, name, kind, attributes, links) =>
      (kind === SpanKind.SERVER ? ofRequests : ofOthers).shouldSample(
        within,
        traceId,
        name,
        kind,
        attributes,
        links,
      ),
    toString: () => `RequestsBy{${ofRequests.toString()}}`,
  };
};
