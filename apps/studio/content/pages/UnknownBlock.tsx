'use client';

import { useField } from '@payloadcms/ui';
import styles from './blocks.module.css';

export function UnknownBlock({ path }: { path: string }) {
  const { value } = useField<{ blockType?: string }>({ path });
  return (
    <div className={styles.unknown}>
      <p>Bloque de tipo «{value?.blockType}», que este estudio no conoce. Se conserva tal como está. Los visitantes no lo ven.</p>
      <details>
        <summary>Ver su contenido</summary>
        <pre>{JSON.stringify(value, null, 2)}</pre>
      </details>
    </div>
  );
}
