import { Inject } from '@nestjs/common';
import { Query, Resolver } from '@nestjs/graphql';
import { CONFIGURATION, type Configuration } from '../configuration/configuration.js';
import { demoCast } from '../demo/demo-cast.js';
import { ServiceModel } from './service.model.js';
import { version } from './version.js';

@Resolver()
export class InstallationResolver {
  constructor(@Inject(CONFIGURATION) private readonly configuration: Configuration) {}

  @Query(() => ServiceModel, { description: 'What this installation offers; needs no account.' })
  service(): ServiceModel {
    return {
      version,
      mailDelivery: this.configuration.smtpUrl === undefined ? 'OUTBOX' : 'SMTP',
      demoAccounts: this.configuration.demo
        ? demoCast.map(({ name, displayName }) => ({ name, displayName }))
        : [],
    };
  }
}
