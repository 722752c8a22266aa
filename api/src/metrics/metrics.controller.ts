import { timingSafeEqual } from 'node:crypto';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { SkipThrottle } from '@nestjs/throttler';
import type { Request, Response } from 'express';
import { CONFIGURATION, type Configuration } from '../configuration/configuration.js';
import { AppError } from '../errors/app-error.js';
import { RequestMeter } from './request-meter.js';

@Controller('metrics')
@SkipThrottle()
export class MetricsController {
  constructor(
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    private readonly meter: RequestMeter,
  ) {}

  @Get()
  async metrics(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (!this.mayRead(request)) throw new AppError('NOT_FOUND', 'There is nothing here.');
    response.type(this.meter.registry.contentType).send(await this.meter.registry.metrics());
  }

  /** With a token set, whoever shows it; without, only this machine itself and not through a proxy. */
  private mayRead(request: Request): boolean {
    const { metricsToken } = this.configuration;
    if (metricsToken === undefined) {
      const address = request.socket.remoteAddress ?? '';
      return /^(::1|(::ffff:)?127\.)/.test(address) && request.header('x-forwarded-for') === undefined;
    }
    const given = Buffer.from(request.header('authorization') ?? '');
    const wanted = Buffer.from(`Bearer ${metricsToken}`);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }
}
