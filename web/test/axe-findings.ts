import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe calls serious or critical on the page as it stands. */
export async function findings(page: Page): Promise<string[]> {
  // Called rather than added as a script element: the content policy forbids those.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] }),
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
