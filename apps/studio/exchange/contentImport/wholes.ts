import { type Fault, type ImportLine, type LineResult, readRef } from './importLine.schema.ts';
import type { Batch, NumberedLine } from './shareBatches.ts';

/** What is written whole or not at all: the offers of a casino that stand together. Null for a line that stands for itself. */
export function wholeOf({ type, data }: ImportLine): string | null {
  const { partner } = data;
  const name = readRef(partner) ?? (typeof partner === 'number' ? String(partner) : null);
  return type === 'offer' ? name : null;
}

/** Lines that are written together, in their order. */
export function groupLines(lines: readonly NumberedLine[]): NumberedLine[][] {
  const groups: NumberedLine[][] = [];
  for (const one of lines) {
    const last = groups.at(-1);
    const [first] = last ?? [];
    const whole = wholeOf(one.content);
    if (last && first && whole !== null && wholeOf(first.content) === whole) last.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** A line that nobody can read may be one of the offers that it stands in or beside: they are refused as well. */
export function refuseBeside({ lines, refused }: Batch): Batch {
  const groups = groupLines(lines).map((group) => {
    const [first, last] = [group[0]?.line ?? 0, group.at(-1)?.line ?? 0];
    const isOffer = group.some(({ content }) => wholeOf(content) !== null);
    return { group, beside: isOffer ? refused.find(({ line }) => line >= first - 1 && line <= last + 1) : undefined };
  });
  return {
    lines: groups.flatMap(({ group, beside }) => (beside ? [] : group)),
    refused: [
      ...refused,
      ...groups.flatMap(({ group, beside }) => (beside ? group.map((one) => refuseWith(one, partOf(beside.line))) : [])),
    ],
  };
}

/** Results of lines that were tried one by one: where one of a whole is refused, the others are. */
export function refuseWholes(lines: readonly NumberedLine[], results: readonly LineResult[]): LineResult[] {
  const byLine = new Map(results.map((one) => [one.line, one]));
  for (const group of groupLines(lines)) {
    const refused = group.find(({ line }) => byLine.get(line)?.result === 'refused');
    for (const one of refused ? group : [])
      if (refused && byLine.get(one.line)?.result !== 'refused') byLine.set(one.line, refuseWith(one, partOf(refused.line)));
  }
  return [...byLine.values()];
}

export class LineFailed extends Error {
  override readonly name = 'LineFailed';
  readonly line: number;

  constructor(line: number, cause: unknown) {
    super(`Line ${line} was refused`, { cause });
    this.line = line;
  }
}

/** What becomes of lines that were written together when one of them is refused. */
export function refuseTogether(group: readonly NumberedLine[], error: unknown, explain: (error: unknown) => Fault[]): LineResult[] {
  const failed = error instanceof LineFailed ? error : null;
  const faults = explain(failed?.cause ?? error);
  return group.map((one) => (failed === null || failed.line === one.line ? refuseWith(one, faults) : refuseWith(one, partOf(failed.line))));
}

const refuseWith = ({ line, content }: NumberedLine, errors: Fault[]): LineResult => ({
  line,
  type: content.type,
  externalId: content.externalId,
  result: 'refused',
  errors,
});

const partOf = (line: number): Fault[] => [
  { field: 'partner', message: `Las ofertas de un casino se escriben todas o ninguna: falta corregir la línea ${line}.` },
];
