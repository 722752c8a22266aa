/** The letters that a seat can have; each stands for a colour and a pattern, and there are no more of those. */
export const seatLetters: readonly string[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
