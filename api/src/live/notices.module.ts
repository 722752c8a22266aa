import { Global, Module } from '@nestjs/common';
import { LiveNotices } from './live-notices.js';
import { NoticeBoard } from './notice-board.js';

@Global()
@Module({ providers: [LiveNotices, NoticeBoard], exports: [LiveNotices, NoticeBoard] })
export class NoticesModule {}
