'use client';

import type { ChoiceKind } from '@lupa/blocks/shared/forms/fields.ts';
import { useField, withCondition } from '@payloadcms/ui';
import type { NumberFieldClientProps, TextFieldClientProps } from 'payload';
import { useCallback, useState } from 'react';
import { describedBy, fieldId, FieldFrame } from '../fields/FieldFrame.tsx';
import { type Choice, choiceWords, readTypedValues } from './choice.ts';
import { ChoiceFace, ChoiceInput } from './ChoiceInput.tsx';
import styles from './choices.module.css';
import { LinkInput } from './LinkInput.tsx';
import { useFocusKept, useNamed } from './useChoices.ts';

type Props = (TextFieldClientProps | NumberFieldClientProps) & { kind: ChoiceKind };
type Stored = string | number;

/** In the place of a field for a number, key or path: what it stores is chosen by its name and picture. A value can be typed or pasted all the same. */
export const ChoiceField = withCondition(({ kind, ...props }: Props) =>
  kind === 'pages' || kind === 'paths' ? <LinkField {...props} kind={kind} /> : <ValueField {...props} kind={kind} />,
);

function LinkField({ field, path: givenPath, readOnly = false, kind }: Props) {
  const { customComponents, disabled, path, setValue, showError, value } = useField<string | null>({ potentiallyStalePath: givenPath });
  const id = fieldId(path);
  return (
    <FieldFrame field={field} path={path} className={styles.field} showError={showError}>
      <LinkInput
        id={id}
        kind={kind === 'paths' ? 'paths' : 'pages'}
        value={value ?? ''}
        isReadOnly={readOnly || disabled}
        isInvalid={showError}
        onValue={setValue}
      />
      {customComponents?.AfterInput}
    </FieldFrame>
  );
}

function ValueField({ field, path: givenPath, readOnly = false, kind }: Props) {
  const isMany = field.hasMany === true;
  const [text, setText] = useState('');
  const [hasLeft, setHasLeft] = useState(false);
  const fault =
    text.trim() !== '' && readTypedValues(kind, text) === null ? `«${text.trim()}» no está elegido: elige uno de la lista.` : null;
  // Keeps the form from being saved without what is seen in it.
  const validate = useCallback(() => fault ?? true, [fault]);
  const form = useField<Stored | Stored[] | null>({ potentiallyStalePath: givenPath, validate });
  const { customComponents, disabled, path, setValue, showError, value } = form;
  const isReadOnly = readOnly || disabled;
  const values = (Array.isArray(value) ? value : [value]).filter((one) => one !== null && one !== undefined && one !== '').map(String);
  const [isChanging, setIsChanging] = useState(false);
  const id = fieldId(path);
  const keepFocus = useFocusKept(id);
  const toStored = (one: string): Stored => (field.type === 'number' ? Number(one) : one);

  function store(next: readonly string[]): void {
    const unique = [...new Set(next)].map(toStored);
    setValue(isMany ? unique : (unique.at(-1) ?? null));
    setText('');
    setHasLeft(false);
    setIsChanging(false);
  }
  function takeTyped(isLeaving: boolean): void {
    const typed = readTypedValues(kind, text);
    if (typed === null) return setHasLeft(true);
    if (!isLeaving) keepFocus();
    store([...values, ...typed]);
  }

  return (
    <FieldFrame field={field} path={path} className={styles.field} showError={showError && fault === null}>
      <Chosen
        kind={kind}
        values={values}
        isReadOnly={isReadOnly}
        onRemove={(removed) => {
          keepFocus();
          store(values.filter((one) => one !== removed));
        }}
        onChange={
          isMany
            ? null
            : () => {
                keepFocus();
                setIsChanging(true);
              }
        }
      />
      {(isMany || isChanging || text !== '' || values.length === 0) && !(isReadOnly && values.length > 0) && (
        <ChoiceInput
          id={id}
          kind={kind}
          text={text}
          describedBy={describedBy(id, showError && fault === null, 'fault')}
          isReadOnly={isReadOnly}
          isInvalid={showError || (hasLeft && fault !== null)}
          takesFirst
          onText={(typed) => {
            setText(typed);
            setHasLeft(false);
          }}
          onChoose={(choice) => {
            keepFocus();
            store([...values, choice.value]);
          }}
          onTyped={takeTyped}
        />
      )}
      <p id={`${id}-fault`} role="alert" className={styles.fault}>
        {(hasLeft || showError) && fault}
      </p>
      {customComponents?.AfterInput}
    </FieldFrame>
  );
}

type ChosenProps = {
  kind: ChoiceKind;
  values: readonly string[];
  isReadOnly: boolean;
  onRemove: (value: string) => void;
  /** For a field with one value. */
  onChange: (() => void) | null;
};

function Chosen({ kind, values, isReadOnly, onRemove, onChange }: ChosenProps) {
  const { choices, fault, isLoading } = useNamed(kind, values);
  if (values.length === 0) return null;
  const { one, known } = choiceWords[kind];
  const hasPicture = kind === 'games' || kind === 'providers';
  const nameOf = (value: string): Omit<Choice, 'value'> => {
    const detail = isLoading ? 'Buscando su nombre…' : fault === null ? `Ya no está en ${known}.` : 'No se pudo leer su nombre.';
    return choices.find(({ asked }) => asked === value) ?? { title: `${one} ${value}`, detail, picture: null };
  };
  return (
    <>
      <ul className={styles.chosen}>
        {values.map((value) => (
          <li key={value} className={styles.card} data-unknown={!isLoading && !choices.some(({ asked }) => asked === value)}>
            <ChoiceFace choice={nameOf(value)} hasPicture={hasPicture} />
            {!isReadOnly && onChange && (
              <button type="button" className={styles.action} onClick={onChange} aria-label={`Cambiar ${nameOf(value).title}`}>
                Cambiar
              </button>
            )}
            {!isReadOnly && (
              <button type="button" className={styles.action} onClick={() => onRemove(value)} aria-label={`Quitar ${nameOf(value).title}`}>
                Quitar
              </button>
            )}
          </li>
        ))}
      </ul>
      {fault !== null && (
        <p role="status" className={styles.state}>
          {fault}
        </p>
      )}
    </>
  );
}
