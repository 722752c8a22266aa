import qrcode from 'qrcode-generator';

/** A QR code as one SVG path in a square of `size` units, quiet zone included. */
export function qrPath(text: string): { size: number; path: string } {
  const code = qrcode(0, 'M');
  code.addData(text, 'Byte');
  code.make();
  const quiet = 4;
  const count = code.getModuleCount();
  const dark: string[] = [];
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      if (code.isDark(row, column)) dark.push(`M${column + quiet} ${row + quiet}h1v1h-1z`);
    }
  }
  return { size: count + 2 * quiet, path: dark.join('') };
}
