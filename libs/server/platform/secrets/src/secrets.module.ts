import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DatabaseSecrets } from './database-secrets';
import { type SecretKeys, createKeyCipher } from './secret-keys';
import { StoredSecrets } from './stored-secrets';

/** Creates the StoredSecrets of a process from its setting SECRET_KEYS. */
export const createStoredSecrets = ({ SECRET_KEYS: keys }: { SECRET_KEYS: SecretKeys }): StoredSecrets =>
  new StoredSecrets(createKeyCipher(keys));

/** Provides the process's StoredSecrets and DatabaseSecrets. The process provides DataSource. */
@Global()
@Module({})
export class SecretsModule {
  static register(settings: { SECRET_KEYS: SecretKeys }): DynamicModule {
    return {
      module: SecretsModule,
      providers: [{ provide: StoredSecrets, useValue: createStoredSecrets(settings) }, DatabaseSecrets],
      exports: [StoredSecrets, DatabaseSecrets],
    };
  }
}
