// This file has to be understood by a Node that is far too old: no newer syntax here.

const least = '20.19';

/**
 * @param {string} version
 * @returns {number} larger for a newer one
 */
function rank(version) {
  const parts = version.split('.');
  return Number(parts[0]) * 1000 + Number(parts[1]);
}

/** Ends the process with a sentence when Node is older than the project needs. */
export function requireNode() {
  if (rank(process.versions.node) >= rank(least)) return;
  console.error(
    'Pelagonia needs Node ' +
      least +
      ' or newer and this is Node ' +
      process.versions.node +
      '; install a newer one from https://nodejs.org and try again.',
  );
  process.exit(1);
}
