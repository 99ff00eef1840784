import type { StudioEnv } from '../../core/env.ts';
import { slugs, menu } from '../../core/slugs.ts';
import { buildOffers } from './buildOffer.ts';
import { logOfferVersions } from './logOfferVersion.ts';
import { offersDigest } from './buildDigest.ts';
import { newest, either, both, selectEntries } from '../../core/find.ts';
import { pageAt, type StudioFeature } from '../../core/feature.ts';
import { Offers } from './Offers.ts';
import { buildOfferEndpoints, buildOfferLinksJob } from './tendLinks.ts';
import { buildNetwork } from '../../core/network/openLink.ts';
import { mayManageAffiliates, mayEditContent, sharedAccess } from '../../core/access/roles.ts';
import { attentionPath } from './attention.ts';
import { brokenOffers, endingSoon } from './endingSoon.ts';
import type { GlobalConfig, PayloadRequest } from 'payload';
import { field } from '../../core/fields/buildFields.ts';
import { foldText } from '@lupa/domain/foldText.ts';
import type { ChoiceSource, NamedChoice } from '../../core/choices/choice.ts';
import { loadBonusTypes } from './offerRules.ts';

const listTypes = async ({ payload }: PayloadRequest): Promise<NamedChoice[]> =>
  (await loadBonusTypes(payload)).map(({ key, value }) => ({ asked: key, value: key, title: value, detail: key, picture: null }));

/** The types of bonuses of Globales. */
const bonusTypeChoices: ChoiceSource = {
  find: async (req, typed) => (await listTypes(req)).filter(({ title, value }) => foldText(`${title} ${value}`).includes(foldText(typed))),
  name: async (req, values) => (await listTypes(req)).filter(({ value }) => values.includes(value)),
  match: async (req, typed) => (await listTypes(req)).filter(({ title, value }) => value === typed || foldText(title) === foldText(typed)),
};

const LinkSettings: GlobalConfig = {
  slug: slugs.linkSettings,
  label: 'Comprobación de enlaces',
  admin: { group: menu.settings, description: 'Los enlaces a páginas de este sitio se comprueban cada noche y al publicar.' },
  access: { read: sharedAccess.read, readVersions: sharedAccess.read, update: sharedAccess.update },
  fields: [
    field.checkbox('followsOffers', 'Seguir cada noche los enlaces de las ofertas, y pausar los que no funcionan', {
      defaultValue: false,
      access: { update: ({ req }) => mayManageAffiliates(req.user) },
      description:
        'El estudio abre el enlace de cada oferta publicada y sigue sus redirecciones, con lupa-probe en lugar del número de clic: el programa de afiliados puede contarlo como un clic. Si un enlace falla durante una hora, la oferta se queda sin botón hasta que vuelva a funcionar; se prueba cada hora. Al desactivarlo, los botones vuelven.',
    }),
    field.checkbox('checksExternal', 'Comprobar también cada noche los enlaces a otros sitios', {
      defaultValue: false,
      access: { update: ({ req }) => mayEditContent(req.user) },
      description:
        'El estudio abre una vez cada dirección, sin seguirla, con al menos un segundo entre dos del mismo sitio. Los enlaces de las ofertas no: son los de arriba.',
    }),
  ],
};

export const offersFeature = ({ linkProxy }: StudioEnv): StudioFeature => ({
  name: 'offers',
  find: [{ collection: slugs.offers, place: 30, sql: selectOfferEntries() }],
  menu: [
    {
      id: 'offers-attention',
      path: attentionPath,
      label: 'Ofertas por revisar',
      description: 'Las que vencen pronto, no se han verificado o tienen el enlace roto.',
      group: 'reports',
      place: 60,
      isFor: mayManageAffiliates,
    },
  ],
  choices: { bonusTypes: bonusTypeChoices },
  digest: offersDigest,
  work: [endingSoon, brokenOffers],
  collections: [{ config: Offers, handledAs: 'document' }],
  globals: [LinkSettings],
  endpoints: buildOfferEndpoints(buildNetwork(linkProxy)),
  jobs: [buildOfferLinksJob(buildNetwork(linkProxy))],
  views: {
    offersAttention: pageAt('/offers-attention', 'Ofertas por revisar', '/casinos/offers/OffersAttention.tsx#OffersAttentionView'),
  },
  publishing: { builders: { [slugs.offers]: buildOffers }, afterSync: logOfferVersions },
});

function selectOfferEntries(): string {
  const wayOut = `'/jugar/' || casino.slug || '/' || ${either('afflink_proxy')}`;
  return selectEntries('offers', 'offers', {
    title: either('title_preview'),
    detail: `concat_ws(' · ', casino.name, ${wayOut})`,
    texts: [
      ...both('title_preview'),
      'casino.name',
      wayOut,
      `case when :showsTracking::boolean then concat_ws(' ', ${both('tracking_url').join(', ')}) end`,
    ],
    path: wayOut,
    trash: true,
    joins: `${newest('offers')} left join studio.partners as casino on casino.id = ${either('partner_id')}`,
  });
}
