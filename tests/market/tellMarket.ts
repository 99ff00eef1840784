// A process of its own, which reads its market as it starts: prints what the formatters, the days and the texts make of it.
import { formatMarket, languageTag, market, spanishLocale } from '@lupa/contracts/market.ts';
import { buildMicrocopy } from '@lupa/contracts/microcopy.ts';
import { microcopy } from '@lupa/demo/microcopy.ts';
import { findContradictions } from '@lupa/domain/bonusCost/findContradictions.ts';
import { countryName, currencyUnit, currencyUnits } from '@lupa/domain/marketNames.ts';
import { currencySign, roundMoney, withSign, withoutMarks } from '@lupa/domain/currencies.ts';
import { dayInMarket, hourInMarket } from '@lupa/domain/market.ts';
import { expiryMoment } from '@lupa/domain/schedule.ts';
import { territoryOf } from '@lupa/domain/territory.ts';
import { formatTypedMoment } from '@lupa/domain/typedMoment.ts';
import { nameGameType } from '@lupa/contracts/gameType.ts';
import { offerExample } from '@lupa/contracts/offer.ts';
import { formatOwnLanguage } from '@lupa/ui/formatLanguage.ts';
import { formatDate } from '@lupa/ui/formatDate.ts';
import { formatMoney, formatNumber } from '@lupa/ui/formatNumber.ts';
import { errorTextsFor } from '../../apps/site/page/errorTexts.ts';

const moment = new Date('2026-11-02T04:30:00Z');
const texts = buildMicrocopy([]);
const { maximumBet } = offerExample.attributes;
const told = {
  attribute: formatMarket(market),
  tags: [languageTag('es-CL'), languageTag('en'), spanishLocale],
  day: dayInMarket(moment),
  hour: hourInMarket(moment),
  typed: formatTypedMoment(moment),
  ends: expiryMoment('2026-11-02')?.toISOString(),
  number: formatNumber(1234567.5, 'es-CL'),
  money: [formatMoney(1234.5, market.currency, 'es-CL'), withSign('200'), currencySign, roundMoney(0.456, market.currency)],
  date: formatDate('2026-09-02', 'es-CL'),
  read: withoutMarks(formatNumber(1234567.5, 'es-CL')),
  territory: territoryOf({ countryCode: null, regionCode: null }),
  texts: [countryName, currencyUnit, currencyUnits, texts.adults_only, texts.law_prohibited],
  written: [
    errorTextsFor(404, 'es-CL').title,
    nameGameType('SLOTS', 'es-CL'),
    formatOwnLanguage('es-CL'),
    microcopy.law_prohibited.es_CL,
    microcopy.keep_playing.es_CL,
  ],
  contradictions: findContradictions({
    ...offerExample.attributes,
    titlePreview: '',
    terms: `Apuesta máxima: ${formatMoney(1500, market.currency, 'es-CL')}`,
  }).map(({ said, stored }) => [said, stored === maximumBet]),
};
process.stdout.write(JSON.stringify(told).replaceAll('\u00a0', ' '));
