'use client';

import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import { useLocale } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import styles from './media.module.css';

export function AlternativeTextCell({ cellData, rowData }: DefaultCellComponentProps) {
  const { code } = useLocale();
  if ((rowData as { isDecorative?: unknown }).isDecorative === true) return <span className={styles.quiet}>Solo adorna</span>;
  if (typeof cellData === 'string' && cellData !== '') return <span>{cellData}</span>;
  if (code !== defaultContentLocale) return <span className={styles.quiet}>El de español</span>;
  return <span className={styles.missing}>Sin texto alternativo</span>;
}
