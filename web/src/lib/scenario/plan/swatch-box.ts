/** The little picture in front of an entry of the legend, in a box of this size. */
export const swatchBox = { width: 22, height: 14 } as const;
