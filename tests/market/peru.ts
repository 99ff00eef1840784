export const peru = {
  MARKET_COUNTRY: 'PE',
  MARKET_TIME_ZONE: 'America/Lima',
  MARKET_CURRENCY: 'PEN',
  MARKET_LOCALE: 'es-PE',
  MARKET_AGE: '21',
};
