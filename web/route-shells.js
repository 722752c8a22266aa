import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inOrderOfNeed } from './head-order.js';

const output = '.svelte-kit/output';
/** How the build calls the script of a page or of the frame around it. */
const nodeScript = (/** @type {number} */ node) => `.svelte-kit/generated/client-optimized/nodes/${node}.js`;

/** @typedef {Record<string, { file: string, imports?: string[], css?: string[] }>} Chunks as Vite lists them */

/**
 * Pages that start in the browser all start from one fallback, which cannot know what they need: each would first load the
 * frame, learn where it is and only then ask for its own scripts. This writes a fallback for each of these routes,
 * such as `shells/campaigns/[id].html`, that asks for everything at once: scripts, and meanwhile who is there and
 * what campaign this is.
 *
 * @param {import('@sveltejs/kit').Adapter} adapter
 * @param {{ pages: string, fallback: string }} where
 * @returns {import('@sveltejs/kit').Adapter}
 */
export function withRouteShells(adapter, { pages, fallback }) {
  return {
    ...adapter,
    async adapt(builder) {
      await adapter.adapt(builder);
      const html = readFileSync(path.join(pages, fallback), 'utf8');
      const questions = JSON.parse(readFileSync('src/lib/generated/early-questions.json', 'utf8'));
      /** @type {Chunks} */
      const chunks = JSON.parse(readFileSync(path.join(output, 'client/.vite/manifest.json'), 'utf8'));
      const { manifest } = await import(pathToFileURL(path.resolve(output, 'server/manifest-full.js')).href);
      for (const { id, page } of manifest._.routes) {
        if (!page || builder.prerendered.pages.has(plain(id))) continue;
        const nodes = [...page.layouts, page.leaf].filter((node) => node !== undefined);
        const file = path.join(pages, 'shells', `${plain(id)}.html`);
        mkdirSync(path.dirname(file), { recursive: true });
        const whole = withParts(html, neededBy(nodes.map(nodeScript), chunks));
        writeFileSync(file, withQuestions(whole, questions, plain(id).startsWith('/campaigns/[id]')));
      }
    },
  };
}

/**
 * The address without the folders that only group routes.
 * @param {string} id
 */
const plain = (id) => id.replace(/\/\([^)]+\)/g, '') || '/';

/**
 * @param {string[]} scripts
 * @param {Chunks} chunks
 */
function neededBy(scripts, chunks) {
  /** @type {Set<string>} */
  const found = new Set();
  const follow = (/** @type {string} */ name) => {
    if (found.has(name) || !chunks[name]) return;
    found.add(name);
    chunks[name].imports?.forEach(follow);
  };
  scripts.forEach(follow);
  return [...found].flatMap((name) => chunks[name] ?? []);
}

/**
 * Letters last, as nothing is written before scripts have run.
 * @param {string} html
 * @param {Chunks[string][]} parts
 */
function withParts(html, parts) {
  const links = [
    ...parts.flatMap(({ css = [] }) => css.map((file) => `<link href="/${file}" rel="stylesheet">`)),
    ...parts.map(({ file }) => `<link href="/${file}" rel="modulepreload">`),
  ].filter((link) => !html.includes(link.slice(0, link.indexOf('rel='))));
  const whole = html.replace('</head>', `${links.join('\n')}</head>`);
  return inOrderOfNeed(whole, ['styles', 'scripts', 'fonts']).replaceAll(
    'rel="preload"',
    '$& fetchpriority="low"',
  );
}

/**
 * Asks before any script has come; `early-answers.ts` hands the answers to whoever asks the same later.
 * @param {string} html
 * @param {{ Viewer: string, OpenCampaign: string }} questions
 * @param {boolean} ofCampaign
 */
function withQuestions(html, { Viewer, OpenCampaign }, ofCampaign) {
  const asked = JSON.stringify({ Viewer, ...(ofCampaign && { OpenCampaign }) }).replaceAll('<', '\\u003c');
  const script = `<script>
      (function (questions, campaign) {
        window.askedEarly = {};
        Object.keys(questions).forEach(function (name) {
          var variables = name === 'OpenCampaign' ? { id: campaign } : {};
          var answer = fetch('/graphql', {
            method: 'POST',
            credentials: 'same-origin',
            headers: {
              accept: 'application/graphql-response+json, application/json',
              'content-type': 'application/json',
            },
            body: JSON.stringify({ operationName: name, query: questions[name], variables: variables }),
          });
          answer.catch(function () {});
          window.askedEarly[name + JSON.stringify(variables)] = answer;
        });
        // Dates and numbers take a while to be written for the first time: this is when there is time.
        setTimeout(function () {
          new Intl.DateTimeFormat('en', { hour: 'numeric' }).format();
        });
      })(${asked}, (/\\/campaigns\\/([^/]+)/.exec(location.pathname) || [])[1]);
    </script>
    `;
  // Before any style: a script waits for those that stand before it.
  return html.replace('<script>', () => `${script}<script>`);
}
