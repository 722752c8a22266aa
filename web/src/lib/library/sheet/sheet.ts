export interface SheetColumn {
  readonly key: string;
  readonly label: string;
  /** What stands over the figure on a phone. */
  readonly short?: string;
  /** Words rather than a figure: set from the left and as wide as it needs. */
  readonly words?: boolean;
}

/** One entry of a table: its figures, and what else there is to know below them. */
export interface SheetRow {
  readonly id: string;
  readonly name: string;
  readonly cells: Readonly<Record<string, string>>;
  readonly note?: string;
  /** A word of warning beside the name: a club's own. */
  readonly mark?: string;
}

export interface Sheet {
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly SheetRow[];
}

type Draft = Omit<SheetRow, 'cells' | 'note' | 'mark'> & {
  readonly cells: Readonly<Record<string, string | undefined>>;
  readonly note?: string | undefined;
  readonly mark?: string | undefined;
};

/** Leaves out what nobody has: no empty columns, no empty notes. */
export function sheetOf(columns: readonly SheetColumn[], drafts: readonly Draft[]): Sheet {
  const rows = drafts.map(({ id, name, cells, note, mark }) => ({
    id,
    name,
    cells: Object.fromEntries(Object.entries(cells).flatMap(([key, text]) => (text ? [[key, text]] : []))),
    ...(note ? { note } : {}),
    ...(mark ? { mark } : {}),
  }));
  return { columns: columns.filter(({ key }) => rows.some(({ cells }) => key in cells)), rows };
}
