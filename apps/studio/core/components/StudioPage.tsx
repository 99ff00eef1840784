import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav, type StepNavItem } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { mayManageAffiliates } from '../access/roles.ts';
import styles from './studioPage.module.css';

type PageProps = {
  view: AdminViewServerProps;
  title: string;
  parents?: StepNavItem[];
  mayOpen?: typeof mayManageAffiliates;
  audience?: string;
  /** Called only for those who may see it. */
  children: () => Promise<ReactNode>;
};

/** A page of the admin for affiliate managers, or for whom `mayOpen` says: sends those without a login to it, and refuses the others. */
export async function StudioPage({ view, title, parents = [], children, ...rest }: PageProps) {
  const { mayOpen = mayManageAffiliates, audience = 'gestión de afiliados y administración' } = rest;
  const { initPageResult, params, searchParams } = view;
  const { req, permissions, locale, visibleEntities } = initPageResult;
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(pathOf(view))}`);
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale && { locale })}
      params={params ?? {}}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams ?? {}}
      viewActions={req.payload.config.admin.components.actions}
      user={req.user}
      visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
    >
      <SetStepNav nav={[...parents, { label: title }]} />
      <main>
        <Gutter className={styles.page ?? ''}>
          {mayOpen(req.user) ? (
            await children()
          ) : (
            <>
              <h1>{title}</h1>
              <Refusal audience={audience} />
            </>
          )}
        </Gutter>
      </main>
    </DefaultTemplate>
  );
}

type PageOptions = Pick<PageProps, 'parents' | 'mayOpen' | 'audience'>;

/** A view of the admin that is such a page. */
export const studioPage =
  (title: string, render: (view: AdminViewServerProps) => Promise<ReactNode>, options: PageOptions = {}) =>
  (view: AdminViewServerProps) => (
    <StudioPage view={view} title={title} {...options}>
      {() => render(view)}
    </StudioPage>
  );

/** Where to come back to after the login. */
function pathOf({ params, searchParams }: AdminViewServerProps): string {
  const segments = params?.['segments'];
  const path = `/admin/${(Array.isArray(segments) ? segments : []).map((segment) => encodeURIComponent(segment)).join('/')}`;
  const pairs = Object.entries(searchParams ?? {}).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs).toString()}`;
}

export const Refusal = ({ audience }: { audience: string }) => (
  <p className={styles.refusal}>Esta página es para {audience}. Si la necesitas, pide a administración que cambie tu rol.</p>
);
