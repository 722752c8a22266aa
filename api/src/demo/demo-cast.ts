/** The people of the demo: six players by seat, then the referee. `.invalid` can never be anybody's real address. */
export const demoCast = [
  { name: 'anna', displayName: 'Anna', email: 'anna@demo.invalid' },
  { name: 'bruno', displayName: 'Bruno', email: 'bruno@demo.invalid' },
  { name: 'carmen', displayName: 'Carmen', email: 'carmen@demo.invalid' },
  { name: 'dimitri', displayName: 'Dimitri', email: 'dimitri@demo.invalid' },
  { name: 'elena', displayName: 'Elena', email: 'elena@demo.invalid' },
  { name: 'felix', displayName: 'Felix', email: 'felix@demo.invalid' },
  { name: 'greta', displayName: 'Greta', email: 'greta@demo.invalid' },
] as const;
export type DemoPerson = (typeof demoCast)[number];
