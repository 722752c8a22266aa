import { Module } from '@nestjs/common';
import { TurnsModule } from '../turns/turns.module.js';
import { LeaguesResolver } from './leagues.resolver.js';
import { LeaguesService } from './leagues.service.js';

@Module({ imports: [TurnsModule], providers: [LeaguesResolver, LeaguesService] })
export class LeagueModule {}
