import type { StudioFeature } from '../../core/feature.ts';
import { ErrorReports } from './ErrorReports.ts';
import { openReports } from './openReports.ts';
import { errorReportsJob } from './takeErrorReports.ts';

export const errorReportsFeature: StudioFeature = {
  name: 'errorReports',
  register: [
    {
      key: 'errorReports',
      place: 40,
      subject: 'visitors',
      what: 'Lo que alguien escribe en «¿Ves un error?», la página de la que habla y un número para seguirlo. No se pide nombre ni correo. Aparte, durante una hora, cuántos avisos llegaron de cada red, con un código que cambia cada día.',
      why: 'Corregir lo publicado y contar qué pasó con el aviso.',
      basis: 'Interés legítimo: publicar información correcta (art. 13)',
      kept: ({ errorReports }) => `${errorReports} días`,
      tables: ['reports.*', 'studio.error_reports*'],
    },
  ],
  work: [openReports],
  collections: [{ config: ErrorReports, handledAs: 'record' }],
  jobs: [errorReportsJob],
};
