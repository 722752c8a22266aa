import process from 'node:process';

/**
 * @param {string} name
 * @param {number} colour as terminals number them
 * @returns {(text: string) => void} writes whole lines, each with the name of who wrote it
 */
export function labelled(name, colour) {
  const plain = name.padEnd(8);
  const label = process.stdout.isTTY && !process.env.NO_COLOR ? `\x1b[${colour}m${plain}\x1b[0m` : plain;
  let rest = '';
  return (text) => {
    const lines = `${rest}${text}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) process.stdout.write(`${label}${line}\n`);
  };
}
