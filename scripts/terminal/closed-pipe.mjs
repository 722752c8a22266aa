import process from 'node:process';
import { codeOf } from '../fault.mjs';

/** Ends without a word when nobody reads on, as after `… | head`. */
export function endWithTheReader() {
  process.stdout.on('error', (error) => {
    if (codeOf(error) !== 'EPIPE') throw error;
    process.exit();
  });
}
