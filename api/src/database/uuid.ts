const shape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** PostgreSQL takes an id of any other shape for an error; for us it is the id of nothing. */
export function isUuid(text: string): boolean {
  return shape.test(text);
}
