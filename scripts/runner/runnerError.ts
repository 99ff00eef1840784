/** Something the operator can mend. The message is one or two lines that say what and how; no stack is shown. */
export class RunnerError extends Error {
  override readonly name = 'RunnerError';
}
