import { Logger, Module } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../configuration/configuration.js';
import { LetterWriters } from './letter-writers.js';
import { isLoopbackUrl } from './loopback.js';
import { MailDelivery } from './mail-delivery.js';
import { MailQueue } from './mail-queue.js';
import { MailRounds } from './mail-rounds.js';
import { MailWorker } from './mail-worker.js';
import { MailRepository } from './mail.repository.js';
import { OutboxFolder } from './outbox-folder.js';
import { OutboxController } from './outbox.controller.js';
import { SmtpDelivery } from './smtp-delivery.js';

@Module({
  controllers: [OutboxController],
  providers: [
    LetterWriters,
    MailQueue,
    MailRepository,
    MailRounds,
    MailWorker,
    { provide: MailDelivery, inject: [CONFIGURATION], useFactory: chooseDelivery },
  ],
  exports: [LetterWriters, MailQueue],
})
export class MailModule {}

function chooseDelivery({ smtpUrl, mailFrom, outboxDir, publicUrl }: Configuration): MailDelivery {
  if (smtpUrl !== undefined) return new SmtpDelivery(smtpUrl, mailFrom);
  if (!isLoopbackUrl(publicUrl)) {
    new Logger(MailModule.name).warn('SMTP_URL is not set: letters stay in OUTBOX_DIR and reach nobody');
  }
  return new OutboxFolder(outboxDir);
}
