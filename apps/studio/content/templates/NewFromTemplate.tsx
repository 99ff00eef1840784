import type { ServerProps } from 'payload';
import parts from '../../core/components/parts.module.css';
import { mayWritePages } from '../../core/frontPage/work.ts';
import { templatesPath } from './templatePaths.ts';

export function NewFromTemplate({ permissions }: ServerProps) {
  if (!permissions || !mayWritePages({ permissions })) return null;
  return (
    <p className={parts.way}>
      <a className={parts.button} href={templatesPath}>
        Nueva página desde plantilla
      </a>
    </p>
  );
}
