'use client';

import { Pill, useRowLabel } from '@payloadcms/ui';
import { RowComments } from '../review/RowComments.tsx';
import styles from './blocks.module.css';

type BlockData = { id?: string; title?: string | null; caption?: string | null; blockName?: string | null; stored?: unknown };

/** The row of a block says what it is and how it is headed, so that closed rows can be distinguished. */
export function BlockRowLabel({ name }: { name: string }) {
  const { data, rowNumber = 0 } = useRowLabel<BlockData | undefined>();
  const heading = [data?.title, data?.caption, data?.blockName, readType(data?.stored)].find((text) => text?.trim());
  return (
    <span className={styles.label}>
      <span>{String(rowNumber + 1).padStart(2, '0')}</span>
      <Pill pillStyle="white" size="small">
        {name}
      </Pill>
      {heading && <span className={styles.heading}>{heading}</span>}
      <RowComments blockId={data?.id} name={heading ?? name} />
    </span>
  );
}

function readType(stored: unknown): string | null {
  return typeof stored === 'object' && stored !== null && 'blockType' in stored ? String(stored.blockType) : null;
}
