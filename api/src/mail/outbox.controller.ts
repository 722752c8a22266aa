import { Controller, Get, Header, Inject, Req } from '@nestjs/common';
import type { Request } from 'express';
import { CONFIGURATION, type Configuration } from '../configuration/configuration.js';
import { AppError } from '../errors/app-error.js';
import { MailDelivery } from './mail-delivery.js';
import { isLoopbackAddress, isLoopbackHost, isLoopbackUrl } from './loopback.js';
import { OutboxFolder, type KeptLetter } from './outbox-folder.js';
import { outboxPage, outboxStyle } from './outbox-page.js';

/** What a proxy or tunnel on this machine adds to the requests of others; whatever stands in it, it is not ours. */
const passedOn = /^(?:forwarded|via|x-real-ip|x-forwarded-.*)$/;

/**
 * Shows letters where no mail server is set. They open accounts, so only a service that lives on this machine alone
 * shows them, and only to this machine: the other end must be here, have asked for this machine by name (a page of
 * another site whose name was turned to this machine has not), and speak for nobody else.
 */
@Controller()
export class OutboxController {
  constructor(
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    private readonly delivery: MailDelivery,
  ) {}

  @Get('outbox')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  async page(@Req() request: Request): Promise<string> {
    return outboxPage(await this.outboxFor(request).newest());
  }

  @Get('outbox.json')
  @Header('cache-control', 'no-store')
  async list(@Req() request: Request): Promise<Omit<KeptLetter, 'html'>[]> {
    const letters = await this.outboxFor(request).newest();
    return letters.map(({ id, to, subject, text, sentAt }) => ({ id, to, subject, text, sentAt }));
  }

  @Get('outbox.css')
  @Header('content-type', 'text/css; charset=utf-8')
  style(@Req() request: Request): string {
    this.outboxFor(request);
    return outboxStyle;
  }

  private outboxFor(request: Request): OutboxFolder {
    const { socket, headers } = request;
    const open =
      isLoopbackUrl(this.configuration.publicUrl) &&
      isLoopbackAddress(socket.remoteAddress) &&
      isLoopbackHost(headers.host) &&
      !Object.keys(headers).some((name) => passedOn.test(name));
    if (!open || !(this.delivery instanceof OutboxFolder))
      throw new AppError('NOT_FOUND', 'There is nothing here.');
    return this.delivery;
  }
}
