import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { inWorkspace } from './workspace';

const serviceSchema = z.object({
  image: z.string(),
  init: z.boolean().optional(),
  restart: z.string().optional(),
  command: z.union([z.string(), z.array(z.string())]).optional(),
  tmpfs: z.array(z.string()).optional(),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()),
  security_opt: z.array(z.string()),
  profiles: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  secrets: z.array(z.string()).optional(),
  networks: z.array(z.string()).optional(),
  ports: z.array(z.string()).optional(),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  /** Seconds between SIGTERM and SIGKILL, such as `30s`. */
  stop_grace_period: z.string().optional(),
});

/** The content of docker-compose.yml, as it is and with the fields that the tests read. */
export const composeDocument: unknown = parse(readFileSync(inWorkspace('docker-compose.yml'), 'utf8'), {
  merge: true,
});

/** The services and secrets of docker-compose.yml. */
export const compose = z
  .object({
    services: z.record(z.string(), serviceSchema),
    secrets: z.record(z.string(), z.object({ file: z.string() })),
  })
  .parse(composeDocument);
