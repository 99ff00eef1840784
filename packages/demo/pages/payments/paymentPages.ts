import type { DemoPage } from '../../content/demoPage.ts';
import { astropay } from './astropay.ts';
import { bitcoin } from './bitcoin.ts';
import { cuentarut } from './cuentarut.ts';
import { khipu } from './khipu.ts';
import { mach } from './mach.ts';
import { mastercard } from './mastercard.ts';
import { mercadoPago } from './mercadoPago.ts';
import { neteller } from './neteller.ts';
import { paymentIndex } from './paymentIndex.ts';
import { buildPaymentPage } from './paymentPage.ts';
import { servipag } from './servipag.ts';
import { skrill } from './skrill.ts';
import { tether } from './tether.ts';
import { transferencia } from './transferencia.ts';
import { visa } from './visa.ts';
import { webpay } from './webpay.ts';

/** Payment methods and a page for each of them. */
export const paymentPages: DemoPage[] = [
  paymentIndex,
  ...[
    webpay,
    khipu,
    mach,
    cuentarut,
    visa,
    mastercard,
    skrill,
    neteller,
    astropay,
    transferencia,
    bitcoin,
    mercadoPago,
    servipag,
    tether,
  ].map(buildPaymentPage),
];
