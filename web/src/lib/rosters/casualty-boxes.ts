import { isCharacter, type UnitType } from '@pelagonia/rules';

/** Siege gear has neither type nor size. */
type Piece = { readonly points?: number; readonly size?: number; readonly type?: UnitType };

/** A row of boxes to tick for each unit: one for each stand; a character, or a piece of gear, is one box. */
export function boxesOf(piece: Piece | undefined, count: number): readonly number[] {
  const stands = piece?.type === undefined || isCharacter(piece.type) ? 1 : (piece.size ?? 1);
  return Array.from({ length: count }, () => stands);
}
