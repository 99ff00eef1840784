import { openMomentAddress } from './momentPaths.ts';
import { type CalendarEntry, writeWhen } from './buildCalendar.ts';
import styles from './calendar.module.css';
import { changesSite, kindNames } from './calendarKinds.ts';
import type { CalendarZone } from '../../core/dates/days.ts';
import { languageNames } from '../../core/languages/languageNames.ts';
import { MoveEntry } from './MoveEntry.tsx';

type Props = { entry: CalendarEntry; zone: CalendarZone };

/** What happens to which document at what time, and the ways on from there. */
export function CalendarEntryCard({ entry, zone }: Props) {
  const { at, kind, title, says, locale, sitePath, job } = entry;
  const language = locale === null ? '' : `?locale=${locale}`;
  return (
    <div className={styles['entry']}>
      <p className={styles['label']} data-kind={kind}>
        {kindNames[kind]}
        {locale !== null && `, ${languageNames[locale]}`}
      </p>
      <p className={styles['title']}>{title}</p>
      <p>{says}</p>
      <p className={styles['aside']}>
        <time dateTime={at.toISOString()}>{writeWhen(entry)}</time>, {zone.name}
      </p>
      <p className={styles['ways']}>
        <a href={documentPath(entry) + language}>Abrir el documento</a>
        {changesSite(kind) && (
          <a href={openMomentAddress(at.toISOString(), { sitePath })} target="_blank" rel="noreferrer">
            Ver el sitio en ese momento
          </a>
        )}
      </p>
      {job !== null && <MoveEntry job={job} at={at.toISOString()} />}
    </div>
  );
}

function documentPath({ kind, collection, id }: CalendarEntry): string {
  if (kind === 'legalStart') return `/admin/globals/${collection}`;
  return `/admin/collections/${collection}${kind === 'trashEnd' ? '/trash' : ''}/${id}`;
}
