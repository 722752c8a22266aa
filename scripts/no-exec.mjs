import process from 'node:process';

/*
 * The first half of `node scripts/no-exec.mjs start ; exec node scripts/start.mjs`. A shell goes on to the second half and
 * becomes the command itself: were it to stay between npm and us, a SIGINT for npm alone would end with the shell, which
 * waits for us without a word. For Windows, which knows neither `;` nor `exec`, the whole line is one command with many
 * words, and this is it.
 */
if (process.platform === 'win32') await import(process.argv[2] === 'dev' ? './dev.mjs' : './start.mjs');
