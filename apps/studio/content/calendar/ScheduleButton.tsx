'use client';

import { Options } from '../../core/components/controls.tsx';
import { contentLocales } from '@lupa/contracts/locale.ts';
import { countryName } from '@lupa/domain/marketNames.ts';
import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useAct } from '../../core/api/useAct.ts';
import parts from '../../core/components/parts.module.css';
import { DocumentDialog } from '../../core/components/DocumentDialog.tsx';
import { DateInput } from '../../core/dates/DateInput.tsx';
import { readTypedDate, writeTypedDate } from '../../core/dates/typedDate.ts';
import { calendarPath } from './calendarMonth.ts';
import { fetchPlanned, planPublication } from './callSchedule.ts';
import { MovePlanned } from './MovePlanned.tsx';
import { RetryPlanned } from './RetryPlanned.tsx';
import type { Schedule as ScheduleOf } from './scheduleEndpoints.ts';
import styles from './calendar.module.css';
import type { PlannedJob } from '../../core/publish/plannedJobs.ts';
import { languageNames } from '../../core/languages/languageNames.ts';

export function ScheduleButton() {
  const { id, collectionSlug, hasPublishPermission } = useDocumentInfo();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [round, setRound] = useState(0);
  if (id === undefined || collectionSlug === undefined || !hasPublishPermission) return null;

  function open() {
    setIsOpen(true);
    dialog.current?.showModal();
  }
  return (
    <>
      <Button buttonStyle="secondary" size="medium" margin={false} onClick={open}>
        Programar
      </Button>
      <DocumentDialog ref={dialog} titleId={titleId} title="Programar" onClose={() => setIsOpen(false)}>
        {isOpen && <Schedule key={round} collection={collectionSlug} id={Number(id)} onAgain={() => setRound(round + 1)} />}
      </DocumentDialog>
    </>
  );
}

type Subject = { collection: string; id: number };

function Schedule({ collection, id, onAgain }: Subject & { onAgain: () => void }) {
  const [schedule, setSchedule] = useState<ScheduleOf | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    fetchPlanned(collection, id).then(
      (answer) => isCurrent && (setHasFailed(false), setSchedule(answer)),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [collection, id]);

  return (
    <>
      {schedule !== null && <FailedList failed={schedule.failed} onChanged={onAgain} />}
      <PlanForm collection={collection} id={id} onPlanned={setSchedule} />
      <section className={styles.planned}>
        <h3 className={parts.title}>Lo que está programado</h3>
        {hasFailed && (
          <p role="alert" className={parts.fault}>
            No se pudo leer lo programado.{' '}
            <button type="button" className={parts.button} onClick={onAgain}>
              Reintentar
            </button>
          </p>
        )}
        {schedule === null ? !hasFailed && <p>Leyendo…</p> : <PlannedList planned={schedule.planned} onChanged={onAgain} />}
        <p>
          <a href={calendarPath}>Ver el calendario</a>
        </p>
      </section>
    </>
  );
}

function FailedList({ failed, onChanged }: Pick<ScheduleOf, 'failed'> & { onChanged: () => void }) {
  if (failed.length === 0) return null;
  return (
    <section className={styles.failed}>
      <h3 className={parts.title}>Lo que no resultó</h3>
      <ul className={parts.list}>
        {failed.map(({ job, at, does, locale, reason }) => (
          <li key={job} className={parts.stack}>
            <p>
              <strong>{writeTypedDate(at, 'moment')}</strong>, hora de {countryName}:{' '}
              {does === 'publish' ? 'no se publicó' : 'no se retiró'}
              {locale !== null && ` en ${languageNames[locale]}`}.
            </p>
            <RetryPlanned job={job} reason={reason} onChanged={onChanged} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PlannedList({ planned, onChanged }: Pick<ScheduleOf, 'planned'> & { onChanged: () => void }) {
  if (planned.length === 0) return <p>Nada todavía.</p>;
  return (
    <ul className={parts.list}>
      {planned.map(({ job, at, does, locale, obstacle }) => (
        <li key={`${job} ${at}`} className={parts.stack}>
          <p>
            <strong>{writeTypedDate(at, 'moment')}</strong>, hora de {countryName}: {does === 'publish' ? 'se publica' : 'se retira'}
            {locale !== null && ` en ${languageNames[locale]}`}.
          </p>
          {obstacle !== null && (
            <p role="alert" className={parts.fault}>
              Ahora no resultaría. {obstacle} Corrígelo antes de esa hora.
            </p>
          )}
          <MovePlanned job={job} at={at} onChanged={onChanged} />
        </li>
      ))}
    </ul>
  );
}

function PlanForm({ collection, id, onPlanned }: Subject & { onPlanned: (schedule: ScheduleOf) => void }) {
  const fieldId = useId();
  const hasLanguages = collection === 'pages';
  const [does, setDoes] = useState<PlannedJob['does']>('publish');
  const [locale, setLocale] = useState('');
  const [text, setText] = useState('');
  const { run, isBusy, fault, refuse } = useAct();

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const read = readTypedDate(text, 'moment');
    if ('fault' in read) return refuse(read.fault);
    void run(async () => {
      onPlanned(await planPublication({ collection, id, does, locale: locale || null, at: text }));
      toast.success(`Programado para el ${writeTypedDate(read.value, 'moment')}, hora de ${countryName}.`);
      setText('');
    });
  }

  return (
    <form className={parts.stack} onSubmit={submit} noValidate>
      <fieldset className={parts.choices}>
        <legend>Qué pasa</legend>
        {(['publish', 'unpublish'] as const).map((value) => (
          <label key={value} className={parts.choice}>
            <input type="radio" name={`${fieldId}-does`} checked={does === value} onChange={() => setDoes(value)} />
            {value === 'publish' ? 'Publicar el borrador' : 'Retirar del sitio'}
          </label>
        ))}
      </fieldset>
      {hasLanguages && does === 'publish' && (
        <label className={parts.field}>
          Idioma
          <select value={locale} onChange={({ target }) => setLocale(target.value)}>
            <option value="">Todos los escritos</option>
            <Options of={contentLocales.map((code) => [code, languageNames[code]])} />
          </select>
        </label>
      )}
      <label htmlFor={fieldId}>Fecha y hora</label>
      <DateInput id={fieldId} kind="moment" text={text} fault={fault} isRequired onText={setText} />
      <button type="submit" className={parts.primary} disabled={isBusy}>
        {isBusy ? 'Guardando…' : 'Programar'}
      </button>
    </form>
  );
}
