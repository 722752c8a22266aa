import { Module } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../configuration/configuration.js';
import { CampaignLibrary } from './campaign-library.js';
import { ContentDocumentsService } from './content-documents.service.js';
import { ContentEditionsRepository } from './content-editions.repository.js';
import { ContentShelf } from './content-shelf.js';
import { ContentController } from './content.controller.js';

@Module({
  controllers: [ContentController],
  providers: [
    CampaignLibrary,
    ContentDocumentsService,
    ContentEditionsRepository,
    {
      provide: ContentShelf,
      inject: [CONFIGURATION],
      useFactory: ({ contentDir }: Configuration) => ContentShelf.read(contentDir),
    },
  ],
  exports: [CampaignLibrary, ContentEditionsRepository, ContentShelf],
})
export class ContentModule {}
