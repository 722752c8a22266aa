/**
 * Scrolls as far as needed until something in a paper is in sight: within the paper where that scrolls by itself, else the
 * page. Not by `scrollIntoView`, which in Chromium also moves the place from which Tab goes on.
 */
export function scrollTo(something: Element, paper: HTMLElement, behavior: ScrollBehavior): void {
  const inside = getComputedStyle(paper).overflowY === 'auto';
  const frame = inside ? paper.getBoundingClientRect() : { top: 0, bottom: innerHeight };
  const box = something.getBoundingClientRect();
  const below = box.bottom + Number.parseFloat(getComputedStyle(something).scrollMarginBottom) - frame.bottom;
  const top = below > 0 ? below : Math.min(box.top - frame.top, 0);
  (inside ? paper : window).scrollBy({ top, behavior });
}
