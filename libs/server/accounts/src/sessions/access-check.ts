import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { UndeclaredAccessError } from '@portada/http';
import { policyOf, routeHandlers } from './access';

/** Refuses to start a process in which a handler of a controller does not say who may call it. */
@Injectable()
export class AccessCheck implements OnModuleInit {
  constructor(private readonly discovery: DiscoveryService) {}

  /** @throws UndeclaredAccessError naming every such handler */
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
