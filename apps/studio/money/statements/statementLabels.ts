import type { StatementField } from '@lupa/contracts/statement.ts';
import type { StatementFault } from '@lupa/domain/postback/readStatement.ts';

export const stateLabels = {
  unpaid: 'Nos avisaron y no está en la liquidación',
  amount: 'Otro monto',
  untold: 'En la liquidación, y nunca nos avisaron',
};

export const columnLabels: Record<StatementField, string> = {
  eventId: 'Número del evento',
  clickId: 'Número del clic',
  amount: 'Monto',
  currency: 'Moneda',
  kind: 'Qué pasó',
  at: 'Fecha',
  status: 'Estado',
};

export const rowFaultLabels: Record<StatementFault['fault'], string> = {
  id: 'no trae número del evento ni del clic',
  kind: 'dice qué pasó con una palabra que nadie ha traducido',
  clickId: 'el número del clic no se puede leer',
  eventId: 'el número del evento no se puede leer',
  amount: 'falta el monto, o no se puede leer',
  currency: 'falta la moneda, o no se puede leer',
  at: 'la fecha no se puede leer',
  status: 'no está aprobada, o lo dice con una palabra que nadie ha traducido',
};

const statementsPath = '/admin/liquidaciones';
export const statementPath = (id: string): string => `${statementsPath}/${id}`;
export const differencesFile = (id: string): string => `/api/statements/differences.csv?id=${id}`;
