/**
 * Adds the tests of vitest's report to the sum.
 * @param {{ passed: number, failures: string[] }} sum
 * @param {{ name: string, message?: string, status: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[]} files
 * @param {{ hasFailed: boolean }} run a file that could not be loaded, or an error outside of all tests, fails a run without a failed test
 */
export function addUp(sum, files, { hasFailed }) {
  const before = sum.failures.length;
  for (const { name, message, status, assertionResults } of files) {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    sum.passed += assertionResults.filter((test) => test.status === 'passed').length;
    for (const { fullName, failureMessages } of failed) sum.failures.push(`${name} > ${fullName}\n  ${beginning(failureMessages[0])}`);
    if (status === 'failed' && failed.length === 0) sum.failures.push(`${name}\n  ${beginning(message)}`);
  }
  if (hasFailed && sum.failures.length === before) sum.failures.push('vitest failed outside of all tests: see above');
}

/** The first line of an error's message, at most 300 characters. */
function beginning(message = '') {
  return message.split('\n')[0].slice(0, 300);
}
