import { contentLocales } from '@lupa/contracts/locale.ts';
import type { Payload, UIFieldServerProps } from 'payload';
import { slugs } from '../../core/slugs.ts';
import styles from './reportedPlace.module.css';

export async function ReportedPlace({ data, payload }: UIFieldServerProps) {
  const path = textOf(data?.['path']);
  const fact = textOf(data?.['factLabel']);
  if (path === null) return <p className={styles['place']}>No es de una página en particular.</p>;
  const form = await findPageForm(payload, path);
  const siteUrl = String(payload.config.custom['siteUrl']);
  return (
    <section className={styles['place']} aria-label="De qué se trata">
      <h2>{textOf(data?.['pageTitle']) ?? path}</h2>
      {fact !== null && <p>{fact}</p>}
      <ul>
        <li>
          <a href={siteUrl + path} target="_blank" rel="noreferrer">
            Ver la página en el sitio
          </a>
        </li>
        {form !== null && (
          <li>
            <a href={form}>Editar la página</a>
          </li>
        )}
      </ul>
    </section>
  );
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

async function findPageForm(payload: Payload, path: string): Promise<string | null> {
  for (const locale of contentLocales) {
    const where = { slug: { equals: decodeURI(path) } };
    const { docs } = await payload.find({ collection: slugs.pages, where, locale, depth: 0, limit: 1, pagination: false, select: {} });
    const [page] = docs;
    if (page) return `/admin/collections/${slugs.pages}/${page.id}?locale=${locale}`;
  }
  return null;
}
