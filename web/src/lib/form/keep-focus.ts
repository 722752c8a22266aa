/** The heading of whatever a control stands in; a dialog's own goes with the dialog. */
function headingOver(control: Element): HTMLElement | undefined {
  for (let around = control.parentElement; around; around = around.parentElement) {
    const heading = around.querySelector<HTMLElement>('h2:not(dialog h2)');
    if (heading) return heading.closest('summary') ?? heading;
  }
  return undefined;
}

/**
 * What was pressed is often gone once it is done, and the focus with it. Whoever pressed it goes on at the heading it stood
 * under; nobody who is elsewhere on the page is moved when others act.
 */
export function keepFocus(part: HTMLElement): () => void {
  let pressed: Element | undefined;
  let heading: HTMLElement | undefined;
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    pressed = target;
    heading = headingOver(target);
  };
  const watch = new MutationObserver(() => {
    if (!pressed || pressed.isConnected || document.activeElement !== document.body) return;
    pressed = undefined;
    if (!heading) return;
    if (heading.tagName !== 'SUMMARY') heading.tabIndex = -1;
    heading.focus();
  });
  part.addEventListener('focusin', remember);
  // A dialog that closes gives the focus back to a button that may be gone by then.
  watch.observe(part, { childList: true, subtree: true, attributeFilter: ['open'] });
  return () => {
    watch.disconnect();
    part.removeEventListener('focusin', remember);
  };
}
