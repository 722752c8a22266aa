/** A JSON Schema (draft 2020-12): plain data for editors and other people's checkers. */
export type JsonSchema = Readonly<Record<string, unknown>>;
