import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Few, fixed classes: a label per path would let strangers fill the memory. */
function routeClass(path: string): string {
  const first = path.split('/', 2)[1] ?? '';
  return ['graphql', 'health', 'metrics', 'maps', 'outbox', '_app'].includes(first) ? first : 'page';
}

/** The figures of one process, for Prometheus. */
@Injectable()
export class RequestMeter {
  readonly registry = new Registry();
  private readonly durations = new Histogram({
    name: 'pelagonia_http_request_seconds',
    help: 'Time to answer a request, by class of route and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [this.registry],
  });
  readonly openSockets = new Gauge({
    name: 'pelagonia_live_sockets',
    help: 'Websockets open for live notices.',
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  count(method: string, path: string, status: number, seconds: number): void {
    this.durations.observe({ method, route: routeClass(path), status }, seconds);
  }
}
