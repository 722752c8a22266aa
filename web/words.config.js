import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * How messages become functions: shared by the dev server, the build and `codegen.mjs`.
 *
 * English lives at `/…` and Spanish at `/es/…`; only the address decides, so a link always reads the same.
 *
 * @type {import('@inlang/paraglide-js').CompilerOptions}
 */
export const wordsOptions = {
  project: here('./project.inlang'),
  outdir: here('./src/lib/paraglide'),
  strategy: ['url', 'baseLocale'],
  outputStructure: 'message-modules',
  emitReadme: false,
  isServer: "import.meta.env?.SSR ?? typeof window === 'undefined'",
};
