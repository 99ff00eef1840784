const draws = new Uint32Array(256);
let next = draws.length;

/** A number from 0 to below 1 from the browser's source of randomness for keys, fetched by the hundred. */
export function drawRandom(): number {
  if (next === draws.length) {
    crypto.getRandomValues(draws);
    next = 0;
  }
  const draw = draws[next] ?? 0;
  next += 1;
  return draw / 2 ** 32;
}
