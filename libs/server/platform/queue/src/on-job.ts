import { DiscoveryService } from '@nestjs/core';
import type { JobName } from '@portada/contracts';
import type { JobHandler } from './port';

/** The metadata that `OnJob` stores on a method: the name of the job. */
export const jobMetadata = DiscoveryService.createDecorator<JobName>();

/**
 * Makes a method of a provider the handler of a job. Every job has exactly one handler, which is checked at boot.
 * @param name declared name of the job
 */
export const OnJob =
  <N extends JobName>(name: N) =>
  <H extends JobHandler<N>>(target: object, key: string, descriptor: TypedPropertyDescriptor<H>): void => {
    jobMetadata(name)(target, key, descriptor);
  };
