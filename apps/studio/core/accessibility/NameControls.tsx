'use client';

import { type ReactNode, useEffect } from 'react';
import { showRefused } from '../checks/showField.ts';

/** Around the whole admin: names what Payload draws without a name, in every view and as often as something is drawn anew. */
export function NameControls({ children }: { children: ReactNode }) {
  useEffect(() => {
    const observer = new MutationObserver(() => mendControls(document));
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-label', 'class', 'role'] });
    mendControls(document);
    document.addEventListener('click', leadToRefused);
    return () => {
      observer.disconnect();
      document.removeEventListener('click', leadToRefused);
    };
  }, []);
  return children;
}

type Mend = [selector: string, attributes: (element: Element) => Record<string, string | null>];

const textOf = (element: Element | null | undefined): string => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 80);
const rowOf = (element: Element): string =>
  textOf(element.closest('.collapsible')?.querySelector('.collapsible__header-wrap')) || 'la fila';
const labelOf = (element: Element): string => textOf(element.closest('.field-type')?.querySelector('label'));
const isRefused = (field: Element | null): boolean => field?.matches('.error, :has(> .field-error)') ?? false;
/** Of the message of the nearest field. Where the field has no id, its input has. */
function errorIdOf(within: Element): string {
  const field = within.closest('.field-type');
  return `${field?.id || field?.querySelector('[id^="field-"]:not(.field-error)')?.id}-error`;
}
const named = (name: string) => () => ({ 'aria-label': name });

/** Of the buttons of rich text that show a sign alone, by Lexical's keys. */
const formats: Readonly<Record<string, string>> = {
  bold: 'Negrita',
  italic: 'Cursiva',
  underline: 'Subrayado',
  strikethrough: 'Tachado',
  subscript: 'Subíndice',
  superscript: 'Superíndice',
  inlineCode: 'Código',
  link: 'Enlace',
};

/**
 * What Payload's own components (@payloadcms/ui 3) lack for those who hear a page or use it by keyboard, by the classes that it draws: names,
 * places of the page, and roles that fit (payloadcms/payload#1227; a number beside an entry is its own issue there). `null` takes an attribute
 * away. Held by axe over all views (`tests/studio/accessibility.ts`) and by forms that are refused (`tests/studio/refusedJourney.ts`).
 */
const mends: readonly Mend[] = [
  [
    '.template-default__wrap:not(:has(main, [role="main"])) > :not(.app-header, .doc-header, [role]):first-of-type',
    () => ({ role: 'main' }),
  ],
  ['nav.nav__wrap', named('Menú del estudio')],
  ['.template-default__wrap > .doc-header', () => ({ role: 'region', 'aria-label': 'Documento' })],
  ['.collapsible__drag', (drag) => ({ 'aria-label': `Mover ${rowOf(drag)}` })],
  ['.array-actions__button', (button) => ({ 'aria-label': `Acciones de ${rowOf(button)}` })],
  ['.popup-button:not([aria-label], .array-actions__button)', (button) => (textOf(button) === '' ? { 'aria-label': 'Más opciones' } : {})],
  // #17377
  ['.clickable-arrow--left', named('Página anterior')],
  ['.clickable-arrow--right', named('Página siguiente')],
  ['.locked[role="button"]', named('Lo está editando otra persona')],
  // #18139
  [':is(.dropdown-indicator, .clear-indicator)[aria-hidden="true"]', () => ({ tabindex: '-1' })],
  // #18140
  [
    ':is(.rs__input, .ContentEditable__root, .react-datepicker__input-container input):not([aria-label])',
    (input) => ({ 'aria-label': labelOf(input) || 'Elegir' }),
  ],
  ['.date-time-picker__clear-button', named('Borrar la fecha')],
  ['.copy-to-clipboard', named('Copiar')],
  ['.upload-relationship-details__edit', named('Editar el archivo')],
  ['.upload-relationship-details__remove', named('Quitar el archivo')],
  [
    '.toolbar-popup__button[data-button-key]',
    (button) => ({ 'aria-label': formats[button.getAttribute('data-button-key') ?? ''] ?? textOf(button) }),
  ],
  // #17376
  ['td input[type="checkbox"][aria-label=""]', (box) => ({ 'aria-label': `Elegir ${textOf(box.closest('tr')?.querySelector('td a'))}` })],
  ['input[name="select-all"]', () => ({ 'aria-label': 'Elegir todo', 'aria-labelledby': null, title: null })],
  ['.rs__multi-value[role="button"]', (value) => ({ role: 'group', 'aria-label': textOf(value) })],
  ['#live-preview-iframe', () => ({ title: 'Vista previa' })],
  ['input[name="live-preview-width"]', named('Ancho de la vista previa')],
  ['input[name="live-preview-height"]', named('Alto de la vista previa')],
  ['a.doc-tab[aria-label]', () => ({ 'aria-label': null })],
  ['ul.doc-tabs__tabs', () => ({ role: 'group', 'aria-label': 'Partes del documento' })],
  [
    ':is(.array-field, .blocks-field) > header h3, .group-field__title, :is(.no-results, .payload-settings) > h3',
    () => ({ 'aria-level': '2' }),
  ],
  ['.gutter.unauthorized', () => ({ role: 'main' })],
  ['[role="main"] header.list-header', () => ({ role: 'group' })],
  ['.field-type .field-error', (message) => ({ id: errorIdOf(message) })],
  [
    '.field-type.error :is(input, textarea, .ContentEditable__root)',
    // What is refused may hold fields that are not.
    (input) =>
      isRefused(input.closest('.field-type')) ? { 'aria-invalid': 'true', 'aria-describedby': errorIdOf(input), 'data-refused': '' } : {},
  ],
  // Lists and files have buttons only.
  [
    ':is(.upload.error, :is(.array-field, .blocks-field):has(> .field-error) > header) button, :is(.array-field, .blocks-field):has(> .field-error) > button',
    (button) => ({ 'aria-describedby': errorIdOf(button), 'data-refused': '' }),
  ],
  [
    '[data-refused]',
    (control) =>
      isRefused(control.closest('.field-type')) ? {} : { 'aria-invalid': null, 'aria-describedby': null, 'data-refused': null },
  ],
  ['td .thumbnail img[alt]:not([alt=""])', () => ({ alt: '' })],
];

/** What Payload finds wrong before it sends a form it only marks. Where the studio finds it, a list takes the focus (`SaveNotices.tsx`). */
function leadToRefused({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('#action-save') : null;
  if (button) void showRefused(button.closest('form') ?? document.body);
}

function mendControls(root: ParentNode): void {
  for (const [selector, attributesOf] of mends)
    for (const element of root.querySelectorAll(selector))
      for (const [name, value] of Object.entries(attributesOf(element)))
        if (value === null) element.removeAttribute(name);
        else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
