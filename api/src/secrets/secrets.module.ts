import { Global, Module } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../configuration/configuration.js';
import { SecretBox } from './secret-box.js';

@Global()
@Module({
  providers: [
    {
      provide: SecretBox,
      inject: [CONFIGURATION],
      useFactory: ({ secretKeys }: Configuration) => new SecretBox(secretKeys),
    },
  ],
  exports: [SecretBox],
})
export class SecretsModule {}
