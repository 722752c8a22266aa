/** Two pages may overlap for a moment, as when a report before them was withdrawn. */
export const eachOnce = <Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
];
