type Waiting<K, V> = Readonly<{ key: K; resolve(value: V): void; reject(error: unknown): void }>;

/** Answers the single questions that one request asks in one go: a field of many parents costs as much as of one. */
export class Batch<K, V> {
  private waiting: Waiting<K, V>[] = [];

  /** `load` answers one value for each key, in their order. */
  constructor(private readonly load: (keys: readonly K[]) => Promise<readonly V[]>) {}

  get(key: K): Promise<V> {
    return new Promise((resolve, reject) => {
      if (this.waiting.push({ key, resolve, reject }) === 1) setImmediate(() => void this.run());
    });
  }

  private async run(): Promise<void> {
    const asked = this.waiting;
    this.waiting = [];
    try {
      const values = await this.load(asked.map(({ key }) => key));
      asked.forEach(({ resolve }, index) => resolve(values[index] as V));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }
}

/** One batch for each request, kept as long as the request. */
export function perRequest<K, V>(
  load: (context: object) => (keys: readonly K[]) => Promise<readonly V[]>,
): (context: object) => Batch<K, V> {
  const batches = new WeakMap<object, Batch<K, V>>();
  return (context) => {
    const known = batches.get(context) ?? new Batch(load(context));
    batches.set(context, known);
    return known;
  };
}
