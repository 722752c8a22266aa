/**
 * Rows of words in columns: the first to the left, all others, which are figures, to the right.
 * @param {readonly (readonly string[])[]} rows
 * @param {readonly number[]} [least] how wide the columns are at least
 * @returns {string[]} lines
 */
export function tableLines(rows, least = []) {
  const columns = Math.max(0, ...rows.map(({ length }) => length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(least[column] ?? 0, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    widths
      .map((width, column) =>
        column === 0 ? (row[0] ?? '').padEnd(width) : (row[column] ?? '').padStart(width),
      )
      .join('   ')
      .trimEnd(),
  );
}

/** @param {number} share */
export function percent(share) {
  return `${(share * 100).toFixed(1)} %`;
}
