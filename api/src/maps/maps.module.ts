import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.js';
import { MapShelf } from './map-shelf.js';
import { MapsResolver } from './maps.resolver.js';
import { MapsService } from './maps.service.js';

@Module({
  imports: [ContentModule],
  providers: [MapShelf, MapsResolver, MapsService],
  exports: [MapShelf],
})
export class MapsModule {}
