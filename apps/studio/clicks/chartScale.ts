/** Round marks from 0 up to at least `largest`: `[0, 50, 100, 150]`. Clicks are whole, so steps are, too. */
export function chooseMarks(largest: number): number[] {
  const roughStep = Math.max(largest, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(roughStep));
  const step = Math.max(1, ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= roughStep) ?? 10) * power);
  const whole = Number.isInteger(step) ? step : Math.ceil(step);
  return Array.from({ length: Math.max(1, Math.ceil(largest / whole)) + 1 }, (_, index) => index * whole);
}

/** Indices of at most `count` of `length` days that are written on the axis, evenly spread from the first. */
export function chooseLabelled(length: number, count: number): number[] {
  const step = Math.max(1, Math.ceil(length / count));
  return Array.from({ length: Math.ceil(length / step) }, (_, index) => index * step);
}
