import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.js';
import { TurnsModule } from '../turns/turns.module.js';
import { MapChanges } from './map-changes.js';
import { RefereeResolver } from './referee.resolver.js';
import { RefereeService } from './referee.service.js';

@Module({ imports: [ContentModule, TurnsModule], providers: [MapChanges, RefereeResolver, RefereeService] })
export class RefereeModule {}
