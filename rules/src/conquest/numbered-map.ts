/** Names in a fixed order; the place of a name in it is its number. */
export class Numbering {
  private readonly numbers = new Map<string, number>();

  constructor(readonly names: readonly string[]) {
    for (const name of names) this.numbers.set(name, this.numbers.size);
  }

  numberOf(name: string): number | undefined {
    return this.numbers.get(name);
  }
}

/**
 * A read-only map over numbered names. Whoever knows a number needs no look-up, and a changed copy shares the numbering, so
 * that it costs no more than copying a list.
 */
export class NumberedMap<Value> implements ReadonlyMap<string, Value> {
  constructor(
    readonly numbering: Numbering,
    /** The value of each name, by its number. */
    readonly list: readonly Value[],
  ) {}

  get size(): number {
    return this.list.length;
  }

  get(name: string): Value | undefined {
    const number = this.numbering.numberOf(name);
    return number === undefined ? undefined : this.list[number];
  }

  has(name: string): boolean {
    return this.numbering.numberOf(name) !== undefined;
  }

  keys() {
    return this.numbering.names.values();
  }

  values() {
    return this.list.values();
  }

  entries() {
    return this.numbering.names
      .map((name, number): [string, Value] => [name, this.list[number] as Value])
      .values();
  }

  [Symbol.iterator]() {
    return this.entries();
  }

  forEach(visit: (value: Value, name: string, map: ReadonlyMap<string, Value>) => void): void {
    for (const [name, value] of this) visit(value, name, this);
  }
}
