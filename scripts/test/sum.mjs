/**
 * Adds the tests of vitest's report to the sum.
 * @param {{ passed: number, failures: string[] }} sum
 * @param {Parameters<typeof failuresOf>[0][]} files
 * @param {{ hasFailed: boolean }} run a file that could not be loaded, or an error outside of all tests, fails a run without a failed test
 */
export function addUp(sum, files, { hasFailed }) {
  const before = sum.failures.length;
  for (const file of files) {
    sum.passed += file.assertionResults.filter((test) => test.status === 'passed').length;
    sum.failures.push(...failuresOf(file));
  }
  if (hasFailed && sum.failures.length === before) sum.failures.push('vitest failed outside of all tests: see above');
}

/**
 * What failed in a file, each with the beginning of its message.
 * @param {{ name: string, message?: string, status: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }} file
 */
function failuresOf({ name, message, status, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`${name}\n  ${beginning(message)}`];
  return failed.map(({ fullName, failureMessages }) => `${name} > ${fullName}\n  ${beginning(failureMessages[0])}`);
}

/** The lines of an error's message before its trace, at most 1,200 characters. */
function beginning(message = '') {
  return message.split(/\n\s+at /)[0].slice(0, 1200);
}
