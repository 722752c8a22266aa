import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type EntitySubscriberInterface } from 'typeorm';
import type { MailSubject } from './letter-writers.js';
import { MailRepository } from './mail.repository.js';

const posted = 'mailPosted';

/** Where letters are posted: in the transaction that gives reason for them, so that both happen or neither. */
@Injectable()
export class MailQueue implements OnModuleInit {
  private bell: () => void = () => undefined;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly mails: MailRepository,
  ) {}

  onModuleInit(): void {
    const committed: EntitySubscriberInterface = {
      afterTransactionCommit: ({ queryRunner }) => {
        if (posted in queryRunner.data) this.bell();
      },
    };
    this.dataSource.subscribers.push(committed);
  }

  async post(manager: EntityManager, kind: string, about: MailSubject): Promise<void> {
    await this.mails.add(manager, kind, about);
    if (manager.queryRunner?.isTransactionActive === true) manager.queryRunner.data[posted] = true;
    else this.bell();
  }

  /** Calls back when this process has posted a letter that can be seen by all. */
  onPosted(bell: () => void): void {
    this.bell = bell;
  }
}
