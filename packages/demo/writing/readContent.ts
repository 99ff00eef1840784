import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { fillFigures, type Figures } from './fillFigures.ts';

const contentFolder = fileURLToPath(new URL('../content/', import.meta.url));

/** Paths that were read: a test finds the files that nothing reads. */
export const contentFilesRead = new Set<string>();

/**
 * Reads and checks one YAML file of `packages/demo/content`.
 * @param path relative to that folder, for instance `payments/khipu.yaml`
 * @param figures what stands in it as `{{name}}`: all of them, unless `mayLeaveFiguresOut`; null leaves the names as they are written
 * @throws ContentError that names the file and each wrong field or figure.
 */
export function readContent<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  figures: Figures | null = {},
  { folder = contentFolder, mayLeaveFiguresOut = false }: { folder?: string; mayLeaveFiguresOut?: boolean } = {},
): z.output<Schema> {
  if (folder === contentFolder) contentFilesRead.add(path);
  const document = parseDocument(readFileSync(`${folder}/${path}`, 'utf8'));
  if (document.errors.length > 0)
    throw new ContentError(
      path,
      document.errors.map(({ message }) => message.split('\n')[0] ?? message),
    );
  const written: unknown = document.toJS();
  const { filled, problems } = figures === null ? { filled: written, problems: [] } : fillFigures(written, figures, { mayLeaveFiguresOut });
  if (problems.length > 0) throw new ContentError(path, problems);
  const result = schema.safeParse(filled);
  if (result.success) return result.data;
  throw new ContentError(
    path,
    result.error.issues.map(({ path: field, message }) => `${formatField(field)}: ${message}`),
  );
}

export class ContentError extends Error {
  override name = 'ContentError';

  constructor(path: string, problems: string[]) {
    super(`packages/demo/content/${path} is wrong. ${problems.join('; ')}`);
  }
}

/** `offers[0].proxy` */
const formatField = (field: readonly PropertyKey[]): string =>
  field.reduce<string>((text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}${text && '.'}${String(key)}`), '') || 'file';
