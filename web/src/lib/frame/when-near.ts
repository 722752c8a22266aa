/** Tells once that the box has come within so many pixels of what is on the screen; gives a way to stop watching. */
export function whenNear(box: Element, pixels: number, come: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      come();
    },
    { rootMargin: `${pixels}px` },
  );
  observer.observe(box);
  return () => observer.disconnect();
}
