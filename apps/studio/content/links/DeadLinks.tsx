import parts from '../../core/components/parts.module.css';
import Link from 'next/link';
import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import { nameLanguage } from '../../core/languages/languageNames.ts';
import { formatAge, formatMoment } from '../../core/dates/formatMoment.ts';
import { CheckNowButton } from './CheckNowButton.tsx';
import { formatState } from './linkVerdict.ts';
import { deadLinksPath, filterParameter, linkFilters, type LinkFilter } from './linkPaths.ts';
import type { FoundAddress, LinkCounts, LinkPlace } from './loadDeadLinks.ts';
import styles from './links.module.css';
import type { LinkRun } from './runLinkChecks.ts';

type Props = {
  links: FoundAddress[];
  counts: LinkCounts;
  runs: LinkRun[];
  filter: LinkFilter;
  isExternalOn: boolean;
  now: Date;
  siteUrl: string;
};

export function DeadLinks({ links, counts, runs, filter, isExternalOn, now, siteUrl }: Props) {
  const query = filter === 'all' ? '' : `?${filterParameter}=${linkFilters[filter]}`;
  return (
    <>
      <div className={parts['bar']}>
        <div className={styles['checking']}>
          <CheckNowButton />
          <p className={parts['lead']}>{describeRuns(runs, isExternalOn, now)}</p>
        </div>
        {links.length > 0 && (
          <a className={parts['way']} href={`/api/links/dead.csv${query}`} download>
            Descargar CSV
          </a>
        )}
      </div>
      <Filters counts={counts} filter={filter} />
      {filter !== 'redirecting' && !isExternalOn && (
        <p className={parts['lead']}>
          Los enlaces a otros sitios no se comprueban. Se activan en{' '}
          <Link href="/admin/globals/link-settings">Comprobación de enlaces</Link>.
        </p>
      )}
      {links.length === 0 ? (
        <p className={parts['well']}>{filter === 'redirecting' ? 'Ningún enlace pasa por una redirección.' : 'Ningún enlace roto.'}</p>
      ) : (
        <ul className={parts['list']}>
          {links.map((link) => (
            <Row key={link.address} link={link} now={now} siteUrl={siteUrl} />
          ))}
        </ul>
      )}
    </>
  );
}

const filterLabels: Record<LinkFilter, string> = { all: 'Todos', internal: 'Internos', external: 'Externos', redirecting: 'Redirigen' };

function Filters({ counts, filter }: Pick<Props, 'counts' | 'filter'>) {
  const { internal, external, redirecting } = counts;
  const numbers: Record<LinkFilter, number> = { all: internal + external, internal, external, redirecting };
  return (
    <nav aria-label="Qué enlaces se ven">
      <ul className={parts['filters']}>
        {(Object.keys(filterLabels) as LinkFilter[]).map((each) => (
          <li key={each}>
            <Link
              href={each === 'all' ? deadLinksPath : `${deadLinksPath}?${filterParameter}=${linkFilters[each]}`}
              aria-current={each === filter ? 'page' : undefined}
              prefetch={false}
            >
              {filterLabels[each]} <span className={parts['count']}>{numbers[each]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Row({ link, now, siteUrl }: { link: FoundAddress; now: Date; siteUrl: string }) {
  const { address, kind, since, checkedAt, places } = link;
  return (
    <li className={styles['row']} data-tone={since === null ? undefined : 'error'}>
      <div className={parts['stack']}>
        <a className={parts['title']} href={kind === 'internal' ? siteUrl + address : address} target="_blank" rel="noopener noreferrer">
          {address}
          <span className="sr-only"> (se abre en otra pestaña)</span>
        </a>
        <span>{formatState(link)}</span>
        <span className={parts['aside']}>
          {since !== null && `Roto desde ${formatAge(since, now)}`}
          {since !== null && kind === 'external' && checkedAt !== null && `, comprobado ${formatAge(checkedAt, now)}`}
          {since === null && checkedAt !== null && `Comprobado ${formatAge(checkedAt, now)}`}
        </span>
      </div>
      <ul className={parts['list']} aria-label={`Dónde está ${address}`}>
        {places.map((place) => (
          <li key={`${place.source} ${place.locale}`}>
            <Link href={place.path} prefetch={false}>
              {place.title}
            </Link>
            <div className={parts['aside']}>{describePlace(place)}</div>
          </li>
        ))}
      </ul>
    </li>
  );
}

function describePlace({ kind, locale, block }: LinkPlace): string {
  return [kind, block === null ? null : `bloque ${block}`, locale === defaultContentLocale ? null : `en ${nameLanguage(locale)}`]
    .filter((part) => part !== null)
    .join(', ');
}

function describeRuns(runs: readonly LinkRun[], isExternalOn: boolean, now: Date): string {
  const internal = runs.find(({ kind }) => kind === 'internal');
  const external = runs.find(({ kind }) => kind === 'external');
  if (!internal?.finishedAt) return 'Todavía no se comprobó ningún enlace.';
  const first = `Comprobados ${formatAge(internal.finishedAt, now)} (${formatMoment(internal.finishedAt)}), y cada noche desde las 3:00.`;
  if (!isExternalOn) return first;
  if (external && external.finishedAt === null) return `${first} Se están comprobando los enlaces a otros sitios.`;
  return external?.finishedAt ? `${first} Los de otros sitios, ${formatAge(external.finishedAt, now)}.` : first;
}
