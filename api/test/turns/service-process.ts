import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { secretsKey } from '../../../scripts/bench/due-campaigns.mjs';

/** The built service in a process of its own that can be killed at any moment. */
export class ServiceProcess {
  private constructor(private readonly child: ChildProcess) {}

  static start(databaseUrl: string, folder: string): ServiceProcess {
    const child = spawn(process.execPath, ['api/dist/main.js'], {
      env: {
        PATH: process.env['PATH'],
        DATABASE_URL: databaseUrl,
        DATABASE_POOL: '5',
        SECRETS_KEY: secretsKey,
        PORT: '0',
        HOST: '127.0.0.1',
        DEMO: 'new',
        OUTBOX_DIR: folder,
        LOG_LEVEL: 'fatal',
      },
      stdio: 'ignore',
    });
    return new ServiceProcess(child);
  }

  get ended(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  async kill(): Promise<void> {
    if (this.ended) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }
}
