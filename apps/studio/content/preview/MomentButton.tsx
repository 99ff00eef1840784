'use client';

import parts from '../../core/components/parts.module.css';
import { dayInMarket } from '@lupa/domain/market.ts';
import { addDays } from '@lupa/domain/schedule.ts';
import { Button, useDocumentInfo, useLocale } from '@payloadcms/ui';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { DocumentDialog } from '../../core/components/DocumentDialog.tsx';
import { DateInput } from '../../core/dates/DateInput.tsx';
import { readTypedDate, writeTypedDate } from '../../core/dates/typedDate.ts';
import styles from '../calendar/calendar.module.css';
import { openMomentAddress } from '../calendar/calendarMonth.ts';

export function MomentButton() {
  const { id, savedDocumentData } = useDocumentInfo();
  const { code: locale } = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const fieldId = useId();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [hasDraft, setHasDraft] = useState(false);
  if (id === undefined) return null;

  function open() {
    setText(`${writeTypedDate(`${addDays(dayInMarket(new Date()), 1)}T12:00:00Z`, 'day')} 09:00`);
    dialog.current?.showModal();
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const read = readTypedDate(text, 'moment');
    setFault('fault' in read ? read.fault : null);
    if ('fault' in read) return;
    const slug: unknown = savedDocumentData?.['slug'];
    const draft = hasDraft ? { draft: { pageId: Number(id), locale } } : {};
    const sitePath = typeof slug === 'string' && slug !== '' && !hasDraft ? slug : null;
    globalThis.open(openMomentAddress(read.value, { sitePath, ...draft }), '_blank', 'noreferrer');
    dialog.current?.close();
  }

  return (
    <>
      <Button buttonStyle="secondary" size="medium" margin={false} onClick={open}>
        Ver en otra fecha
      </Button>
      <DocumentDialog ref={dialog} titleId={`${fieldId}-title`} title="Ver en otra fecha">
        <form className={parts.stack} onSubmit={submit} noValidate>
          <p>El sitio entero como será entonces: lo programado, las ofertas vigentes y los puestos de ese momento.</p>
          <label htmlFor={fieldId}>Fecha y hora</label>
          <DateInput id={fieldId} kind="moment" text={text} fault={fault} isRequired onText={setText} />
          <label className={styles.check}>
            <input type="checkbox" checked={hasDraft} onChange={({ target }) => setHasDraft(target.checked)} />
            Con este borrador, aunque no esté programado
          </label>
          <button type="submit" className={parts.primary}>
            Ver el sitio
          </button>
        </form>
      </DocumentDialog>
    </>
  );
}
