import { paperSizes, usualPaper, type PaperSize } from './usual-paper.js';

const shelf = 'paper';

function kept(): PaperSize | undefined {
  try {
    const size = localStorage.getItem(shelf);
    return paperSizes.find((one) => one === size);
  } catch {
    return undefined;
  }
}

/** What sheets are printed on: as chosen on this device, or as is usual where its reader lives. */
class Paper {
  size: PaperSize = $state('a4');

  /** For as long as something that can be printed is shown; the style sheet looks at the root. */
  watch(): () => void {
    this.size = kept() ?? usualPaper(navigator.language);
    return $effect.root(() => {
      $effect(() => {
        document.documentElement.dataset['paper'] = this.size;
        return () => delete document.documentElement.dataset['paper'];
      });
    });
  }

  choose(size: PaperSize): void {
    this.size = size;
    try {
      localStorage.setItem(shelf, size);
    } catch {
      // It holds until the page is left.
    }
  }
}

export const paper = new Paper();
