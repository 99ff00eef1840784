import type { DefaultServerCellComponentProps } from 'payload';
import { formatSize } from './uploadLimits.ts';

export function SizeCell({ cellData }: DefaultServerCellComponentProps) {
  return typeof cellData === 'number' ? <span>{formatSize(cellData)}</span> : <span>–</span>;
}
