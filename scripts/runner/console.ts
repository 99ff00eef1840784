export class RunnerError extends Error {
  override readonly name = 'RunnerError';
}

/** Says what is being done and for how many seconds usually, does it, and says how long it took. */
export async function step<T>(title: string, work: () => Promise<T>, usualSeconds?: number): Promise<T> {
  const started = performance.now();
  console.log(`· ${title}${usualSeconds === undefined ? '' : ` (usually ${usualSeconds} s)`}`);
  const result = await work();
  console.log(`✓ ${title} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return result;
}

export function formatTable(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd()).join('\n');
}

export function explain(error: unknown): string {
  if (error instanceof RunnerError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Ends the process when the work is done, or with what the operator can mend. */
export async function endAfter(work: () => Promise<void>): Promise<never> {
  try {
    await work();
  } catch (error) {
    console.error(explain(error));
    process.exit(1);
  }
  process.exit();
}
