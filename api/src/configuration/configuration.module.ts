import { Global, Module, type DynamicModule } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from './configuration.js';

@Global()
@Module({})
export class ConfigurationModule {
  static of(configuration: Configuration): DynamicModule {
    return {
      module: ConfigurationModule,
      providers: [{ provide: CONFIGURATION, useValue: configuration }],
      exports: [CONFIGURATION],
    };
  }
}
