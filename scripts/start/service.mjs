import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Fault } from '../fault.mjs';
import { projectFolder } from '../project/folders.mjs';

/**
 * @typedef {{ port: number, publicUrl: string, outboxDir: string, smtpUrl: string | undefined, demo: boolean }} Configuration
 * what the commands look at of `api/src/configuration`
 */
/**
 * @typedef {object} Service what `api/dist/main.js` exports
 * @property {(configuration: Configuration) => Promise<{ url: string, port: number, close: () => Promise<void> }>} serve
 * @property {(environment: NodeJS.ProcessEnv) => Configuration} parseConfiguration
 * @property {new (faults: readonly string[]) => Error & { faults: readonly string[] }} ConfigurationError
 * @property {(error: unknown) => string} startFault
 */

/** @returns {Promise<Service>} the built service */
export function loadService() {
  return import(pathToFileURL(path.join(projectFolder, 'api/dist/main.js')).href);
}

/**
 * @param {Service} service
 * @param {NodeJS.ProcessEnv} environment
 */
export function readConfiguration({ parseConfiguration, ConfigurationError }, environment) {
  try {
    return parseConfiguration(environment);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    const many = error.faults.length > 1;
    throw new Fault(
      `${many ? `${error.faults.length} settings are` : 'A setting is'} wrong; ` +
        `correct ${many ? 'them' : 'it'} in the environment (docker/example.env explains every one) and start again.`,
      { details: error.faults, cause: error },
    );
  }
}

/**
 * @param {Service} service
 * @param {Configuration} configuration
 */
export async function runService({ serve, startFault }, configuration) {
  try {
    return await serve(configuration);
  } catch (error) {
    const known = startFault(error);
    if (known.startsWith('The service could not start')) throw error;
    throw new Fault(known, { cause: error });
  }
}

/**
 * @param {string} url
 * @returns {Promise<{ name: string, displayName: string }[]>} the demo's accounts, as the running service tells them
 */
export async function demoAccounts(url) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ service { demoAccounts { name displayName } } }' }),
  });
  const { data } =
    /** @type {{ data?: { service: { demoAccounts: { name: string, displayName: string }[] } } }} */ (
      await response.json()
    );
  return data?.service.demoAccounts ?? [];
}
