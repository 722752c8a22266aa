import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CONFIGURATION, type Configuration } from '../configuration/configuration.js';
import { MapShelf } from '../maps/map-shelf.js';
import { DemoCampaigns } from './demo-campaigns.js';

@Injectable()
export class DemoLoader implements OnApplicationBootstrap {
  private readonly logger = new Logger(DemoLoader.name);

  constructor(
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly maps: MapShelf,
    private readonly campaigns: DemoCampaigns,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { demo } = this.configuration;
    if (!demo) return;
    const shelved = this.maps.get('pelagonia');
    if (shelved === undefined) {
      this.logger.warn('the demo needs the map of Pelagonia, which is not there');
      return;
    }
    await this.dataSource.transaction((manager) => this.campaigns.load(manager, shelved.map, demo));
  }
}
