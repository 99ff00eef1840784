'use client';

import { readPageLink, writePageLink } from '@lupa/blocks/shared/forms/pageLink.ts';
import { useLocale } from '@payloadcms/ui';
import { useState } from 'react';
import { useFetched } from '../api/useFetched.ts';
import { describedBy } from '../fields/FieldFrame.tsx';
import { type Choice, choicesPath, type Heading } from './choice.ts';
import { ChoiceFace, ChoiceInput } from './ChoiceInput.tsx';
import styles from './choices.module.css';
import { useFocusKept, useNamed } from './useChoices.ts';

type Props = {
  id: string;
  /** `pages` keeps a link to the page that was chosen; `paths` its path. */
  kind: 'pages' | 'paths';
  value: string;
  isReadOnly: boolean;
  isInvalid: boolean;
  onValue: (value: string) => void;
};

/** The target of a link: a page of the site and a heading of it, or whatever else is typed. */
export function LinkInput({ id, kind, value, isReadOnly, isInvalid, onValue }: Props) {
  const [isChanging, setIsChanging] = useState(false);
  const [left, setLeft] = useState(value);
  const link = readPageLink(value);
  const isPath = /^\/(?!\/)/.test(left) && left === value;
  const { choices, fault, isLoading } = useNamed(kind, link || isPath ? [value] : []);
  const page = choices.find(({ asked }) => asked === value);
  const keepFocus = useFocusKept(id);
  const choose = (choice: Choice) => {
    keepFocus();
    setIsChanging(false);
    setLeft(choice.value);
    onValue(choice.value);
  };
  const change = () => {
    keepFocus();
    setIsChanging(true);
  };
  if (link && !isChanging)
    return (
      <>
        <div className={styles.card} data-unknown={!isLoading && page === undefined}>
          <ChoiceFace
            choice={{
              title: page?.title ?? (isLoading ? 'Buscando la página…' : `La página que estaba en ${link.path}`),
              detail: page?.detail ?? fault ?? (isLoading ? link.path : 'Ya no existe en este idioma. El enlace lleva a esa ruta.'),
              picture: null,
            }}
            hasPicture={false}
          />
          {!isReadOnly && (
            <button type="button" className={styles.action} onClick={change} aria-label="Cambiar el destino">
              Cambiar
            </button>
          )}
        </div>
        <HeadingSelect
          id={id}
          page={link.id}
          rest={link.rest}
          isReadOnly={isReadOnly}
          onRest={(rest) => onValue(writePageLink({ ...link, rest }))}
        />
      </>
    );
  return (
    <>
      <ChoiceInput
        id={id}
        kind={kind}
        text={isChanging && link ? link.path : value}
        describedBy={describedBy(id, isInvalid, 'page')}
        isReadOnly={isReadOnly}
        isInvalid={isInvalid}
        takesFirst={false}
        onText={(text) => {
          setIsChanging(false);
          onValue(text);
        }}
        onChoose={choose}
        onTyped={() => {
          setIsChanging(false);
          setLeft(value);
        }}
      />
      <p id={`${id}-page`} className={styles.note}>
        {page && (
          <>
            Es «{page.title}»{value.startsWith(page.detail) ? '' : `, que ahora está en ${page.detail}`}.{' '}
            {kind === 'pages' && !isReadOnly && (
              <button type="button" className={styles.action} onClick={() => choose({ ...page, value: page.value + restOf(value) })}>
                Enlazar a la página
              </button>
            )}
          </>
        )}
      </p>
    </>
  );
}

const restOf = (target: string): string => /[?#].*$/.exec(target)?.[0] ?? '';

type HeadingProps = { id: string; page: number; rest: string; isReadOnly: boolean; onRest: (rest: string) => void };

/** The headings of a page are read when somebody wants one. */
function HeadingSelect({ id, page, rest, isReadOnly, onRest }: HeadingProps) {
  const { code } = useLocale();
  const [isWanted, setIsWanted] = useState(rest !== '');
  const path = isWanted ? `${choicesPath.slice(1)}/pages/${page}/headings?locale=${code}` : null;
  const { headings } = useFetched<{ headings: Heading[] }>(path, { headings: [] });
  if (!isWanted)
    return isReadOnly ? null : (
      <button type="button" className={styles.action} onClick={() => setIsWanted(true)}>
        Llevar a un título de la página
      </button>
    );
  const isKnown = rest === '' || headings.some(({ anchor }) => `#${anchor}` === rest);
  return (
    <label className={styles.heading} htmlFor={`${id}-heading`}>
      Título de la página
      <select
        id={`${id}-heading`}
        className={styles.input}
        value={rest}
        disabled={isReadOnly}
        onChange={({ target }) => onRest(target.value)}
      >
        <option value="">Al comienzo</option>
        {!isKnown && <option value={rest}>{rest}</option>}
        {headings.map(({ anchor, title }) => (
          <option key={anchor} value={`#${anchor}`}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
