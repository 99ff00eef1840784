import { isFreePort } from '@lupa/server/freePort.ts';
import { RunnerError } from './runnerError.ts';

/** @throws RunnerError that names the taken port, the part that wants it and the variable that changes it. */
export async function requireFreePorts(wanted: { part: string; port: number; variable: string }[]): Promise<void> {
  for (const { part, port, variable } of wanted) {
    const twin = wanted.find((other) => other.port === port && other.variable !== variable);
    if (twin) throw new RunnerError(`${variable} and ${twin.variable} are both ${port}. Give one of them another port.`);
    if (!(await isFreePort(port))) {
      throw new RunnerError(
        `Port ${port}, which the ${part} needs, is taken by another process. Stop that process, or set ${variable} to a free port.`,
      );
    }
  }
}
