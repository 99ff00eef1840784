import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { listAttention } from './attention.ts';
import { attentionPath, readLimits } from './attentionParameters.ts';
import { loadReviewedOffers } from './loadAttention.ts';
import { mayReviewOffers } from './mayReviewOffers.ts';
import { OffersAttention } from './OffersAttention.tsx';
import styles from './attention.module.css';

const title = 'Ofertas por revisar';

/** `/admin/offers-attention`: what an affiliate manager should look at today. */
export async function OffersAttentionView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, locale, visibleEntities } = initPageResult;
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(attentionPath)}`);
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
      <SetStepNav nav={[{ label: title }]} />
      <Gutter className={styles['page'] ?? ''}>
        <h1>{title}</h1>
        {mayReviewOffers(req.user) ? await renderList(req, searchParams ?? {}) : <Refusal />}
      </Gutter>
    </DefaultTemplate>
  );
}

async function renderList(req: AdminViewServerProps['initPageResult']['req'], parameters: Record<string, unknown>) {
  const limits = readLimits(parameters);
  const now = new Date();
  const offers = await loadReviewedOffers(req);
  return <OffersAttention offers={offers} attention={listAttention(offers, limits, now)} limits={limits} now={now} />;
}

const Refusal = () => <p>Tu cuenta es de edición de contenido. Las ofertas las revisan gestión de afiliados y administración.</p>;
