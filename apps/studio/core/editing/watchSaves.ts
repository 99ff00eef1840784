import { readFault } from '../api/postToStudio.ts';

/** Who has a value that only one document may have. */
export type Holder = { id: number; title: string; isInTrash: boolean };

export const describeHolder = ({ title, isInTrash }: Holder): string =>
  `Lo tiene «${title}»${isInTrash ? ', que está en la papelera: restáuralo, o bórralo de ahí para siempre' : ''}.`;

/** What a form that saves itself is told of a field whose value was left out. The rest is stored. */
export type NotStored = { path: string; label: string; message: string };

/** Why a form is not saved. `passing`: it may be tried again by itself. */
export type Refusal = { message: string; kind: 'passing' | 'session' | 'otherTab' | 'lasting' };
/** `id`: of what was stored. A refused publication says nothing of the draft. */
export type Save = {
  startedAt: number;
  refusal: Refusal | null;
  isPublication: boolean;
  faults?: FieldFault[];
  id?: number;
};
/** What is wrong at a field, by its path in the form. */
export type FieldFault = { path: string; label?: string; message: string };

type Answer = {
  doc?: { id: number; notStored?: NotStored[] };
  errors?: { message?: string; data?: { errors?: FieldFault[] } }[];
};

export const saveKey = (collection: string, id: string | number | undefined, locale: string): string =>
  `${collection}:${id ?? 'nuevo'}:${locale}`;

const offline: Refusal = { message: 'No hay conexión con el estudio. Se guarda solo en cuanto vuelva.', kind: 'passing' };
const silent: Refusal = { message: 'El estudio no responde. Se intenta de nuevo solo.', kind: 'passing' };
const loggedOut: Refusal = { message: 'Tu sesión se cerró. Iníciala en otra pestaña, y esto se guarda solo.', kind: 'session' };
const olderTab: Refusal = {
  message: 'Guardaste otra versión de esto en otra pestaña. Copia lo que te falte allá, o recarga esta página.',
  kind: 'otherTab',
};

type Listen = (save: Save) => void;
/** By document; of two forms of one, as where it is opened in a drawer over itself, the newest. */
const listeners = new Map<string, Listen[]>();
const tellForm = (key: string, save: Save): void => listeners.get(key)?.at(-1)?.(save);
/** Documents that somebody saved in another tab since they were opened in this one. */
const older = new Set<string>();
const savedName = 'lupa:guardado';

/** Tells of every save of a document's form in this tab, and whether another tab has saved the same. @returns how to stop */
export function watchSaves(key: string, listen: Listen): () => void {
  wrapFetch();
  listeners.set(key, [...(listeners.get(key) ?? []), listen]);
  return () => {
    const left = (listeners.get(key) ?? []).filter((one) => one !== listen);
    if (left.length > 0) listeners.set(key, left);
    else if (listeners.delete(key)) older.delete(key);
  };
}

const wrapped = Symbol.for('lupa.watchSaves');

/** Payload's forms say neither that a save was refused nor why (payloadcms/payload#4887, #17517), and all of them save by `fetch`. */
function wrapFetch(): void {
  if (Object.hasOwn(window.fetch, wrapped)) return;
  const send = window.fetch.bind(window);
  window.fetch = Object.assign(
    async (input: RequestInfo | URL, init?: RequestInit) => {
      const save = readSave(input, init);
      return save === null ? send(input, init) : sendSave(save, () => send(input, init));
    },
    { [wrapped]: true },
  );
  addEventListener('storage', ({ key: name, newValue }) => {
    const [key = ''] = name === savedName ? (newValue ?? '').split(' ') : [];
    if (!listeners.has(key)) return;
    older.add(key);
    tellForm(key, { startedAt: Date.now(), refusal: olderTab, isPublication: false });
  });
}

type Sent = { key: string; isNew: boolean; isAutosave: boolean; isPublication: boolean };

function readSave(input: RequestInfo | URL, { method, headers }: RequestInit = {}): Sent | null {
  const isSave = /^(PATCH|POST)$/i.test(method ?? '') && !new Headers(headers).has('X-Payload-HTTP-Method-Override');
  if (typeof input !== 'string' || !isSave) return null;
  const { pathname, searchParams } = new URL(input, location.href);
  const [, collection, id] = /^\/api\/([a-z-]+)(?:\/(\d+))?$/.exec(pathname) ?? [];
  if (collection === undefined) return null;
  const key = saveKey(collection, id, searchParams.get('locale') ?? '');
  if (!listeners.has(key)) return null;
  return {
    key,
    isNew: id === undefined,
    isAutosave: searchParams.get('autosave') === 'true',
    isPublication: searchParams.get('draft') !== 'true',
  };
}

function tellOtherTabs(key: string): void {
  try {
    localStorage.setItem(savedName, `${key} ${Date.now()}`);
  } catch {
    // No room, or forbidden: the studio refuses what was not seen.
  }
}

async function sendSave({ key, isNew, isAutosave, isPublication }: Sent, send: () => Promise<Response>): Promise<Response> {
  const startedAt = Date.now();
  const tell = (refusal: Refusal | null, doc?: Answer['doc']) =>
    tellForm(key, { startedAt, refusal, isPublication, ...(doc && { id: doc.id }) });
  const refuse = (refusal: Refusal, status: number, errors: Answer['errors'] = []) => {
    tell(refusal);
    // The header says it for as long as it holds; a message over the form at each try would say it again and again.
    return Response.json({ errors: isAutosave ? errors.map(({ data }) => ({ data })) : [{ message: refusal.message }] }, { status });
  };
  if (older.has(key)) return refuse(olderTab, 409);
  const response = await send().catch(() => null);
  if (response === null) return refuse(offline, 503);
  const answer = (await response
    .clone()
    .json()
    .catch(() => null)) as Answer | null;
  if (answer === null || response.status >= 500) return refuse(silent, 503);
  if (response.ok) {
    const [left] = answer.doc?.notStored ?? [];
    tell(left ? { message: `${left.label}: ${left.message}`, kind: 'lasting' } : null, answer.doc);
    if (!isNew) tellOtherTabs(key);
    return response;
  }
  if ((response.status === 401 || response.status === 403) && (await isLoggedOut())) return refuse(loggedOut, response.status);
  const refusal = { message: explain(answer), kind: response.status === 423 ? 'passing' : 'lasting' } as const;
  if (isAutosave) return refuse(refusal, response.status, answer.errors);
  const faults = listFaults(answer);
  tellForm(key, { startedAt, refusal, isPublication, faults });
  if (faults.length === 0) return response;
  const message =
    faults.length === 1 ? 'Falta corregir lo que dice arriba.' : `Falta corregir ${faults.length} campos. Están en la lista de arriba.`;
  return Response.json({ errors: [{ message, data: { errors: faults } }] }, { status: response.status });
}

const listFaults = ({ errors = [] }: Answer): FieldFault[] =>
  errors.flatMap(({ data }) => data?.errors ?? []).filter(({ path }) => Boolean(path));

const isLoggedOut = (): Promise<boolean> =>
  fetch('/api/users/me', { credentials: 'include' })
    .then((response) => response.json())
    .then((answer: { user?: unknown }) => !answer.user)
    .catch(() => false);

function explain(answer: Answer): string {
  const [field] = listFaults(answer);
  if (field) return nameFault(field);
  return readFault(answer)?.message ?? 'El estudio no dijo por qué.';
}

/** `Bloques, Bloque 3, Título: Este campo es obligatorio.` */
export const nameFault = ({ label, path, message }: FieldFault): string => `${(label ?? path).replaceAll(' > ', ', ')}: ${message}`;

/** In the order of the form, whose fields are given by their paths. */
export function inFormOrder(faults: readonly FieldFault[], paths: readonly string[]): FieldFault[] {
  const tops = [...new Set(paths.map((path) => path.split('.', 1)[0]))];
  const placeOf = ({ path }: FieldFault) => {
    const [top = '', ...rest] = path.split('.');
    return [tops.indexOf(top), ...rest.map((step) => (/^\d+$/.test(step) ? Number(step) : 0)), paths.indexOf(path)];
  };
  return faults.toSorted((one, other) => compare(placeOf(one), placeOf(other)));
}

function compare(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((place, at) => place !== other[at]);
  return index < 0 ? 0 : (one[index] ?? 0) - (other[index] ?? 0);
}
