import type { ConversionKind, PostbackField } from '@lupa/contracts/postback.ts';

export const kindLabels: Record<ConversionKind, string> = {
  registration: 'Registro',
  first_deposit: 'Primer depósito',
  deposit: 'Depósito',
  commission: 'Comisión',
};

export const fieldLabels: Record<PostbackField, string> = {
  kind: 'Qué pasó',
  clickId: 'Número del clic',
  eventId: 'Número del evento',
  amount: 'Monto',
  currency: 'Moneda',
  at: 'Momento',
};

/** Why a call is not taken. */
export const faultLabels: Record<string, string> = {
  kind: 'no dice qué pasó, o con una palabra que nadie ha traducido',
  clickId: 'el número del clic no se puede leer',
  eventId: 'falta el número del evento, o no se puede leer',
  amount: 'falta el monto, o no se puede leer',
  currency: 'falta la moneda, o no se puede leer',
  at: 'el momento no se puede leer, o está en el futuro',
  address: 'vino de una dirección que no está en la lista',
  signature: 'no trae la firma, o no calza',
  form: 'el cuerpo no es un formulario ni JSON, o es demasiado grande',
  changed: 'repite un número de evento con otros datos; vale lo primero que llegó',
};

export const apartLabels: Record<string, string> = {
  unknown: 'el clic no existe',
  foreign: 'el clic fue hacia otro casino',
  none: 'no trae clic',
};
