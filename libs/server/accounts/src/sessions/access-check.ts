import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { UndeclaredAccessError } from '@portada/http';
import { policyOf, routeHandlers } from './access';

/** Refuses to start a process with a controller handler that declares no access policy. */
@Injectable()
export class AccessCheck implements OnModuleInit {
  constructor(private readonly discovery: DiscoveryService) {}

  /** Checks all controllers. @throws UndeclaredAccessError naming every handler without an access policy */
  onModuleInit(): void {
    const silent = this.discovery.getControllers().flatMap(({ metatype }) => {
      const prototype = metatype?.prototype as Record<string, object> | undefined;
      if (!prototype) return [];
      return routeHandlers(prototype)
        .filter((name) => !policyOf(prototype[name] ?? {}))
        .map((name) => `${metatype?.name ?? ''}.${name}`);
    });
    if (silent.length > 0) throw new UndeclaredAccessError(silent);
  }
}
