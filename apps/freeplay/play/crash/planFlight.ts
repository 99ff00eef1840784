import { timeOfHeight } from '../../rules/crash.ts';

type Room = { width: number; height: number };
type Point = { x: number; y: number };

export const scaleMarks = 5;
const steps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];
const pieces = 24;
const firstTop = 1.3;
/** Time runs faster across at first, so that even a short flight draws a curve that gets steeper. */
const haste = 0.55;
const kiteRoom = { across: 40, above: 44 };

/** Where everything of a flight is in a room of pixels: the curve from the ground to the kite, which is never beyond the edge, and the scale. */
export function planFlight(height: number, { width, height: tall }: Room) {
  const isWide = width > tall * 1.25;
  const floor = tall - Math.min(44, tall * 0.14);
  const ceiling = isWide ? kiteRoom.above + 12 : tall * 0.42;
  const left = isWide ? 56 : 44;
  const right = Math.max(left + 1, width - kiteRoom.across);
  const top = Math.max(firstTop, height);
  const time = timeOfHeight(height);
  const wholeTime = timeOfHeight(top);
  const yOf = (at: number) => floor - ((at - 1) / (top - 1)) * (floor - ceiling);
  const points: Point[] = Array.from({ length: pieces + 1 }, (_, piece) => {
    const part = piece / pieces;
    return { x: left + (time / wholeTime) ** haste * (right - left) * part, y: yOf(height ** (part ** (1 / haste))) };
  });
  const end = points.at(-1) ?? { x: left, y: floor };
  const step = steps.find((each) => (top - 1) / each <= scaleMarks - 1) ?? top;
  const marks = Array.from({ length: scaleMarks }, (_, index) => 1 + step * index)
    .filter((at) => at <= top)
    .map((at) => ({ height: at, y: yOf(at) }));
  return { floor, left, right, points, marks, tip: { ...end, sway: Math.sin(time / 260) * 6 } };
}
