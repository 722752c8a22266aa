/** The heater shield in a box of 24 by 28, point down; read by the SVG shield and by the map's canvas. */
export const shieldBox = { width: 24, height: 28 } as const;
export const shieldPath = 'M2 1.5H22V13C22 19.5 17.8 24 12 26.8C6.2 24 2 19.5 2 13Z';
/** Where the letter stands, so that it sits in the middle of the broad part. */
export const shieldLetter = { x: 12, y: 12.6, size: 14.5 } as const;
/** Width of the rim of field around the letter that keeps it legible on busy patterns. */
export const letterRim = 5.5;
