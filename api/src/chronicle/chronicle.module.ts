import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { BattleSides } from '../battles/battle-sides.js';
import { LobbyModule } from '../lobby/lobby.module.js';
import { TurnsModule } from '../turns/turns.module.js';
import { ArticleReadingService } from './article-reading.service.js';
import { ArticlesRepository } from './articles.repository.js';
import { ArticlesResolver } from './articles.resolver.js';
import { ArticlesService } from './articles.service.js';
import { HidingService } from './hiding.service.js';
import { Darkroom } from './photos/darkroom.js';
import { PhotoReadingService } from './photos/photo-reading.service.js';
import { PhotoUploadService } from './photos/photo-upload.service.js';
import { PhotosController } from './photos/photos.controller.js';
import { PhotosRepository } from './photos/photos.repository.js';
import { ArticlePhotosResolver, PhotoSpaceResolver, PhotosResolver } from './photos/photos.resolver.js';
import { PhotosService } from './photos/photos.service.js';
import { Witnesses } from './witnesses.js';

/** What people write about the war, and their photographs of it. */
@Module({
  imports: [AccountsModule, LobbyModule, TurnsModule],
  controllers: [PhotosController],
  providers: [
    ArticlePhotosResolver,
    ArticleReadingService,
    ArticlesRepository,
    ArticlesResolver,
    ArticlesService,
    BattleSides,
    Darkroom,
    HidingService,
    PhotoReadingService,
    PhotoSpaceResolver,
    PhotoUploadService,
    PhotosRepository,
    PhotosResolver,
    PhotosService,
    Witnesses,
  ],
})
export class ChronicleModule {}
