/** Ctrl or Cmd with Z takes a step back, with Y or Shift-Z forward; inside a field the browser's own undo goes first. */
export function undoKeys({ undo, redo }: { undo: () => void; redo: () => void }) {
  return (event: KeyboardEvent): void => {
    const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
    if (typing || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
  };
}
