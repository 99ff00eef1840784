import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { maySeeClicks } from '../access/roles.ts';
import { reportPath } from './reportParameters.ts';
import styles from './frame.module.css';

type FrameProps = {
  view: AdminViewServerProps;
  /** Of this page below the report; null: this is the report. */
  label: string | null;
  /** Called only for those who may see clicks. */
  children: () => Promise<ReactNode>;
};

/** The admin's page around everything about clicks: sends those without a login to it, and refuses editors. */
export async function ClicksFrame({ view, label, children }: FrameProps) {
  const { initPageResult, params, searchParams } = view;
  const { req, permissions, locale, visibleEntities } = initPageResult;
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(pathOf(view))}`);
  const nav = label === null ? [{ label: 'Clics' }] : [{ label: 'Clics', url: reportPath }, { label }];
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale && { locale })}
      params={params ?? {}}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams ?? {}}
      user={req.user}
      visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
    >
      <SetStepNav nav={nav} />
      <Gutter className={styles.page ?? ''}>{maySeeClicks(req.user) ? await children() : <Refusal />}</Gutter>
    </DefaultTemplate>
  );
}

function Refusal() {
  return (
    <>
      <h1>Clics</h1>
      <p className={styles.lead}>
        Tu cuenta es de edición de contenido. Los informes de clics son para gestión de afiliados y administración. Si los necesitas, pide a
        administración que cambie tu rol.
      </p>
    </>
  );
}

/** Where to come back to after the login. */
function pathOf({ params, searchParams }: AdminViewServerProps): string {
  const segments = params?.['segments'];
  const path = `/admin/${(Array.isArray(segments) ? segments : []).map((segment) => encodeURIComponent(segment)).join('/')}`;
  const pairs = Object.entries(searchParams ?? {}).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs).toString()}`;
}
