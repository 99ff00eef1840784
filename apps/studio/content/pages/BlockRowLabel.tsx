'use client';

import { Pill, useRowLabel } from '@payloadcms/ui';
import { RowComments } from '../review/RowComments.tsx';
import styles from './blocks.module.css';

type Row = { body?: unknown };
type BlockData = Row & {
  id?: string;
  blockType?: string;
  title?: string | null;
  caption?: string | null;
  blockName?: string | null;
  items?: Row[];
  sections?: Row[];
  stored?: unknown;
};

export function BlockRowLabel({ name }: { name: string }) {
  const { data, rowNumber = 0 } = useRowLabel<BlockData | undefined>();
  const heading = [data?.title, data?.caption, readType(data?.stored)].find((text) => text?.trim());
  const hint = data?.blockName?.trim();
  return (
    <span className={styles.label}>
      <span>{String(rowNumber + 1).padStart(2, '0')}</span>
      <Pill pillStyle="white" size="small">
        {name}
      </Pill>
      {heading && <span className={styles.heading}>{heading}</span>}
      {hint && hasEmptyWords(data) && <span className={styles.hint}>Falta: {hint}</span>}
      <RowComments blockId={data?.id} name={heading ?? name} />
    </span>
  );
}

function readType(stored: unknown): string | null {
  return typeof stored === 'object' && stored !== null && 'blockType' in stored ? String(stored.blockType) : null;
}

/** Blocks of rows have their words there. */
function hasEmptyWords(data: BlockData | undefined): boolean {
  const rows = [...(data?.items ?? []), ...(data?.sections ?? [])];
  const isOfRows = data?.items !== undefined;
  return [...(isOfRows ? [] : [data]), ...rows].some((row) => !hasText(row?.body));
}

function hasText(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if ('text' in value && typeof value.text === 'string' && value.text.trim() !== '') return true;
  if ('type' in value && (value.type === 'upload' || value.type === 'inlineBlock')) return true;
  if ('root' in value) return hasText(value.root);
  return 'children' in value && Array.isArray(value.children) && value.children.some(hasText);
}
