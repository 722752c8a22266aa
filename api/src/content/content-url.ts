/** Where an edition lies as one document; nothing else ever lies there, so it may be kept for good. */
export function contentUrl({ kind, id, digest }: { kind: string; id: string; digest: string }): string {
  return `/content/${kind}/${id}.json?v=${digest}`;
}
