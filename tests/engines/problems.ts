/** What engines say on the console that no page can help. */
const expected = [
  // A casino's own site is not there.
  /net::ERR_NAME_NOT_RESOLVED/,
];

export function isExpectedProblem(problem: string): boolean {
  return expected.some((pattern) => pattern.test(problem));
}
