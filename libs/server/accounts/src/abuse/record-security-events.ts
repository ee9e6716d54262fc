import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { securityEventOf } from './security-event-of';
import { SecurityLog } from './security-log.service';

/**
 * Adds a hook that records each answered request in the security log if it is a security event. Call it before the
 * application listens.
 */
export const recordSecurityEvents = (app: NestFastifyApplication): void => {
  const log = app.get(SecurityLog);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onResponse', (request, reply, done) => {
      const event = securityEventOf(request, reply);
      if (event) log.record(event);
      done();
    });
};
