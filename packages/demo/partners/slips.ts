import type { CasinoRecord } from '@lupa/contracts/casinoRecord.ts';
import { chile } from '@lupa/contracts/market.ts';
import type { Drawing } from '../logos/drawBrand.ts';
import { drawSlip } from '../logos/otherDrawings.ts';
import { formatPesos } from '../writing/figures.ts';
import { partners } from './partners.ts';
import { recordsOf } from './records.ts';

/** File of the slip of a record; null where no money arrived. */
export const slipFile = ({ id, transfer }: Pick<CasinoRecord, 'id' | 'transfer'>): string | null =>
  transfer?.receivedAt ? `comprobante-${id}.png` : null;

const clock = new Intl.DateTimeFormat('es-CL', {
  timeZone: chile.timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const sayMoment = (iso: string): string => clock.format(new Date(iso)).replace(',', '').replaceAll('/', '-');

/** The drawn letters are capitals, with accents, without tildes. */
const inCapitals = (text: string): string => text.toUpperCase().replaceAll('Ñ', 'N').replaceAll('Ü', 'U');

/** A drawn slip for every withdrawal and deposit of the demo that arrived. Each says that it is an example. */
export const slips: { file: string; alt: string; drawing: () => Drawing }[] = partners.flatMap((partner) =>
  recordsOf(partner).flatMap((record) => {
    const { transfer } = record;
    const file = slipFile(record);
    if (!transfer || !file) return [];
    const { askedAt, receivedAt, amount, methodName } = transfer;
    const lines = [`PEDIDO ${sayMoment(askedAt)}`, `RECIBIDO ${sayMoment(receivedAt ?? askedAt)}`];
    const drawing = () =>
      drawSlip({ method: inCapitals(methodName), casino: inCapitals(partner.name), amount: formatPesos(amount ?? 0), lines });
    return [{ file, alt: `Comprobante de ejemplo: ${formatPesos(amount ?? 0)} de ${partner.name} por ${methodName}`, drawing }];
  }),
);
