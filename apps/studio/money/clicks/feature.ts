import { dayInMarket } from '@lupa/domain/market.ts';
import { addDays } from '@lupa/domain/schedule.ts';
import { type AboutCasino, pageAt, registerBases, type StudioFeature } from '../../core/feature.ts';
import { clickEndpoints } from './clickFiles.ts';
import { mayManageAffiliates } from '../../core/access/roles.ts';
import { countClicks } from '../../core/report/formatNumbers.ts';
import { queryTotals } from './queryClicks.ts';
import { reportPath } from './reportParameters.ts';
import { stalePages } from './stalePages.ts';
import type { PayloadRequest } from 'payload';

const shownDays = 30;

async function countOfCasino({ payload, user }: PayloadRequest, { slug }: { slug: string }, now: Date): Promise<AboutCasino[]> {
  if (!mayManageAffiliates(user)) return [];
  const today = dayInMarket(now);
  const { human } = await queryTotals(payload.db.pool, { from: addDays(today, 1 - shownDays), to: today, partner: slug });
  return [{ text: countClicks(human), detail: `de personas, en los últimos ${shownDays} días`, href: `${reportPath}?partner=${slug}` }];
}

export const clicksFeature: StudioFeature = {
  name: 'clicks',
  register: [
    {
      key: 'clicks',
      place: 10,
      subject: 'visitors',
      what: 'Clics hacia un casino: momento, oferta, página y lugar del botón, país y tipo de equipo, y cuál de dos versiones de un texto se vio; sin dirección IP ni navegador. Una huella cuya llave se borra al día siguiente.',
      why: 'Saber que un enlace funciona, no contar dos veces el mismo clic y rendir cuentas con el casino.',
      basis: registerBases.interest,
      kept: ({ clicks }) => `${clicks} días; después, solo sumas por día`,
      tables: ['clicks.clicks', 'clicks.visitor_keys'],
    },
    {
      key: 'sums',
      place: 100,
      subject: 'nobody',
      what: 'Sumas de clics por día, tipos de cambio y respuestas con listas, para saber qué lista vio un clic.',
      why: 'Informes.',
      basis: registerBases.none,
      kept: () => 'Sin plazo',
      tables: [
        'clicks.daily',
        'clicks.reduced',
        'clicks.lost',
        'clicks.link_checks',
        'conversions.click_days',
        'conversions.summed_days',
        'conversions.late_days',
        'conversions.rates',
        'delivery.toplist_responses',
      ],
    },
  ],
  menu: [
    {
      id: 'clicks',
      path: reportPath,
      label: 'Clics',
      description: 'Cuántos salieron, hacia qué casino y desde qué página.',
      group: 'money',
      place: 30,
      isFor: mayManageAffiliates,
    },
  ],
  work: [stalePages],
  aboutCasino: countOfCasino,
  panels: [{ component: '/money/clicks/ClicksPanel.tsx#ClicksPanel', isFor: ({ user }) => mayManageAffiliates(user) }],
  endpoints: clickEndpoints,
  views: {
    clicks: pageAt('/clicks', 'Clics', '/money/clicks/ClickReport.tsx#ClicksView'),
    click: pageAt('/clicks/:id', 'Un clic', '/money/clicks/ClickView.tsx#ClickView'),
  },
};
