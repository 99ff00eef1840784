import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { mayManageAffiliates } from '../access/roles.ts';
import { slugs } from '../slugs.ts';
import styles from '../report/panels.module.css';
import { Refusal } from './StudioPage.tsx';

type TabProps = {
  view: DocumentViewServerProps;
  title: string;
  lead: string;
  mayOpen?: typeof mayManageAffiliates;
  children: () => Promise<ReactNode>;
};

export async function PartnerTab({ view, title, lead, mayOpen = mayManageAffiliates, children }: TabProps) {
  return (
    <main>
      <Gutter className={styles['page'] ?? ''}>
        <SetStepNav nav={[{ label: 'Casinos', url: `/admin/collections/${slugs.partners}` }, { label: title }]} />
        {mayOpen(view.initPageResult.req.user) ? (
          <>
            <div>
              <h2 className={styles['title']}>{title}</h2>
              <p className={styles['lead']}>{lead}</p>
            </div>
            {await children()}
          </>
        ) : (
          <Refusal audience="gestión de afiliados y administración" />
        )}
      </Gutter>
    </main>
  );
}
