import parts from '../../core/components/parts.module.css';
import { openMomentAddress } from './calendarMonth.ts';
import { type CalendarEntry, writeWhen } from './buildCalendar.ts';
import styles from './calendar.module.css';
import { changesSite, kindOf } from './calendarKinds.ts';
import type { CalendarZone } from '../../core/dates/days.ts';
import { languageNames } from '../../core/languages/languageNames.ts';
import { MovePlanned } from './MovePlanned.tsx';
import { RetryPlanned } from './RetryPlanned.tsx';

type Props = { entry: CalendarEntry; zone: CalendarZone };

/** What happens to which document at what time, and the ways on from there. */
export function CalendarEntryCard({ entry, zone }: Props) {
  const { at, kind, title, says, locale, sitePath, job } = entry;
  const language = locale === null ? '' : `?locale=${locale}`;
  return (
    <div className={styles['entry']}>
      <p className={styles['label']} data-tone={kindOf(kind).tone}>
        {kindOf(kind).name}
        {locale !== null && `, ${languageNames[locale]}`}
      </p>
      <p className={parts['title']}>{title}</p>
      <p>{says}</p>
      <p className={parts['aside']}>
        <time dateTime={at.toISOString()}>{writeWhen(entry)}</time>, {zone.name}
      </p>
      <p className={parts['cluster']}>
        <a className={parts['way']} href={documentPath(entry) + language}>
          Abrir el documento
        </a>
        {changesSite(kind) && (
          <a className={parts['way']} href={openMomentAddress(at.toISOString(), { sitePath })} target="_blank" rel="noreferrer">
            Ver el sitio en ese momento
          </a>
        )}
      </p>
      {job !== null && kind === 'planFailed' && <RetryPlanned job={job} />}
      {job !== null && kind !== 'planFailed' && <MovePlanned key={at.toISOString()} job={job} at={at.toISOString()} />}
    </div>
  );
}

function documentPath({ kind, collection, id }: CalendarEntry): string {
  if (kind === 'legalStart') return `/admin/globals/${collection}`;
  return `/admin/collections/${collection}${kind === 'trashEnd' ? '/trash' : ''}/${id}`;
}
