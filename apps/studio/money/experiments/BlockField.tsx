'use client';

import { Options } from '../../core/components/controls.tsx';
import { FieldLabel, useField, useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { TextFieldClientProps } from 'payload';
import { fetchStudio } from '../../core/api/postToStudio.ts';
import { typeLabels } from './experimentLabels.ts';
import type { TestableBlock } from './checkExperiment.ts';
import styles from './experiments.module.css';

export function BlockField({ path, readOnly = false }: TextFieldClientProps) {
  const { disabled, setValue, showError, value } = useField<string>({ path });
  const { setValue: setType } = useField<string>({ path: 'blockType' });
  const page = useFormFields(([fields]) => fields['page']?.value);
  const language = useFormFields(([fields]) => fields['language']?.value);
  const { blocks, fault } = useTestable(page, language);
  const id = `field-${path}`;
  const chosen = blocks?.find(({ id }) => id === value);
  const options = (blocks ?? []).map(({ id, type, title }) => ({
    value: id,
    label: title ? `${typeLabels[type]}: ${title}` : typeLabels[type],
  }));
  if (value && !chosen) options.push({ value, label: `Bloque ${value}` });
  return (
    <div className={styles['block']}>
      <FieldLabel label="Bloque" path={path} required htmlFor={id} />
      {/* The library's own list has no name for a screen reader. */}
      <select
        id={id}
        value={value ?? ''}
        disabled={readOnly || disabled || blocks === null}
        aria-invalid={showError}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          setValue(target.value);
          setType(blocks?.find((block) => block.id === target.value)?.type ?? '');
        }}
      >
        <option value="">Elige un bloque</option>
        <Options of={options.map((option) => [option.value, option.label])} />
      </select>
      <p id={`${id}-hint`} className={styles['hint']} role="status">
        {fault ?? describe(page, blocks, chosen)}
      </p>
    </div>
  );
}

function describe(page: unknown, blocks: TestableBlock[] | null, chosen: TestableBlock | undefined): string {
  if (!page) return 'Elige primero la página.';
  if (blocks === null) return 'La página no está publicada en ese idioma.';
  if (blocks.length === 0) return 'La página no tiene portada, toplist ni tarjetas de bonos.';
  if (!chosen) return 'Se prueban portadas, toplists y tarjetas de bonos.';
  const texts = [chosen.title, chosen.eyebrow, chosen.button].filter(Boolean).map((text) => `«${text}»`);
  return texts.length === 0 ? 'La versión A no tiene título propio.' : `La versión A dice ${texts.join(', ')}.`;
}

function useTestable(page: unknown, language: unknown): { blocks: TestableBlock[] | null; fault: string | null } {
  const [state, setState] = useState<{ blocks: TestableBlock[] | null; fault: string | null }>({ blocks: null, fault: null });
  useEffect(() => {
    if (typeof page !== 'number' || typeof language !== 'string') return undefined;
    const controller = new AbortController();
    fetchStudio<{ blocks: TestableBlock[] | null }>(`experiments/blocks?page=${page}&language=${language}`, controller).then(
      ({ blocks }) => setState({ blocks, fault: null }),
      () => {
        if (!controller.signal.aborted) setState({ blocks: null, fault: 'No se pudieron leer los bloques. Vuelve a elegir la página.' });
      },
    );
    return () => controller.abort();
  }, [page, language]);
  return state;
}
