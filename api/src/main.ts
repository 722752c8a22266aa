import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ConfigurationError, parseConfiguration } from './configuration/configuration.js';
import { serve } from './serve.js';
import { startFault } from './start-fault.js';

export { ConfigurationError, parseConfiguration } from './configuration/configuration.js';
export { serve, type RunningService } from './serve.js';
export { startFault } from './start-fault.js';

/** As the container runs it: settings from the environment, an orderly end at SIGTERM. */
async function run(): Promise<void> {
  try {
    const service = await serve(parseConfiguration(process.env));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void service.close().then(() => process.exit(0)));
    }
  } catch (error) {
    const faults = error instanceof ConfigurationError ? error.faults : [startFault(error)];
    process.stderr.write(`${faults.join('\n')}\n`);
    process.exit(1);
  }
}

const startedFile = process.argv[1];
if (startedFile !== undefined && realpathSync(startedFile) === fileURLToPath(import.meta.url)) await run();
