/** What is known when the focus goes into the game's frame. Milliseconds. */
export type FocusMove = {
  now: number;
  /** When a key or a pointer was last pressed outside of the frame, and when that was the Tab key. */
  pressedAt: number;
  tabAt: number;
  isPointerOver: boolean;
  /** Somebody has pressed something lately, in the page or in the frame. */
  isActive: boolean;
};

const tabPatience = 500;
// As long as a browser takes a press for a reason to act.
const activation = 5000;
const memory = 10_000;
const tolerated = 3;

/** Whether nobody but the game can have moved the focus: browsers do not tell. Who presses what the page has not seen means to play. */
export function isTheft({ now, pressedAt, tabAt, isPointerOver, isActive }: FocusMove): boolean {
  if (now - tabAt < tabPatience || isPointerOver) return false;
  return !isActive || now - pressedAt < activation;
}

export function countTheft(thefts: readonly number[], now: number): { thefts: number[]; isGreedy: boolean } {
  const recent = [...thefts.filter((time) => now - time < memory), now];
  return { thefts: recent, isGreedy: recent.length > tolerated };
}
