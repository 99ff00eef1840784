import { countryName } from '@lupa/domain/marketNames.ts';
import { Gutter } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import { cloneElement, isValidElement } from 'react';
// Payload exports no view of a version to build on.
import { VersionView as renderVersionView } from '../../../../node_modules/@payloadcms/next/dist/views/Version/index.js';
import { describeVersion, findStoredVersion, loadEditors, writeVersion } from './describeVersion.ts';
import styles from './versions.module.css';

/** Payload's comparison of a version, which says who saved it, when in the market and with what note: above it, in its path and before it is restored. */
export async function VersionView(props: DocumentViewServerProps) {
  const { initPageResult, routeSegments } = props;
  const { collectionConfig, req } = initPageResult;
  const view: unknown = await renderVersionView(props);
  const slug = collectionConfig?.slug;
  const version = slug ? await findStoredVersion(req, slug, String(routeSegments.at(-1))) : null;
  if (!version || !isValidElement<{ versionToCreatedAtFormatted: string }>(view)) return view as never;
  const described = describeVersion(version, await loadEditors(req, [version]));
  return (
    <>
      <main>
        <Gutter className={styles['described'] ?? ''}>
          <p>
            Versión del <strong>{described.when}</strong>, hora de {countryName}, guardada por <strong>{described.by}</strong>.
          </p>
          {described.note !== '' && (
            <p>
              Nota de la versión: <strong>{described.note}</strong>
            </p>
          )}
        </Gutter>
      </main>
      {cloneElement(view, { versionToCreatedAtFormatted: writeVersion(described) })}
    </>
  );
}
