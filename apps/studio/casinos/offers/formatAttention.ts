import type { LinkFault } from './attention.ts';
import { isWorking, type LinkOutcome, type LinkResult } from '../../core/network/openUrl.ts';
import type { Landing } from './judgeLink.ts';
import { formatDestinationFault, formatLostClick } from '../../core/fields/validators.ts';

const outcomes: Record<LinkOutcome, string> = {
  answers: 'El enlace responde',
  redirects: 'El enlace redirige',
  refuses: 'Rechazó la comprobación; puede que solo acepte navegadores: ábrelo tú',
  missing: 'Responde que la página no existe o no lleva a ninguna parte',
  serverError: 'El servidor del programa de afiliados falla',
  timeout: 'No respondió en 5 segundos',
  noAddress: 'No se encontró su dominio',
  privateAddress: 'Su dominio lleva a una red interna: no se abrió',
  untrusted: 'Su certificado de seguridad no sirve',
  noConnection: 'No se pudo conectar',
  unusable: 'La dirección no se puede usar',
  circle: 'Redirige más de diez veces sin llegar a una página',
};

export function formatCheck({ outcome, status, target }: LinkResult): string {
  const detail = target === null ? '' : isWorking({ outcome }) ? ` en ${target}` : `, después de llevar a ${target}`;
  return `${outcomes[outcome]}${detail}${status === null ? '' : ` (${status})`}`;
}

export function formatFault(fault: LinkFault): string {
  switch (fault.kind) {
    case 'noUrl':
      return 'No tiene enlace de seguimiento';
    case 'unusable':
      return formatDestinationFault(fault.fault);
    case 'failed':
      return fault.check.pausedAt === null ? formatCheck(fault.check) : `Su botón está en pausa. ${formatCheck(fault.check)}`;
    case 'losesClick':
      return `Pierde el número del clic. ${formatLostClick(fault.lost).replace(/\.$/, '')}`;
    case 'inactive':
      return 'Su casino está inactivo: nadie sale por aquí';
    case 'unpublished':
      return 'Su casino no está publicado: la oferta no aparece en el sitio';
    case 'deleted':
      return 'Su casino fue borrado: la oferta no aparece en el sitio';
  }
}

export function formatDaysLeft(days: number): string {
  if (days < -1) return `Venció hace ${-days} días y sigue publicada`;
  if (days === -1) return 'Venció ayer y sigue publicada';
  if (days === 0) return 'Vence hoy';
  return days === 1 ? 'Vence mañana' : `Vence en ${days} días`;
}

export function formatDaysSince(days: number | null): string {
  return days === null ? 'Nunca se verificó' : `Verificada hace ${days} ${days === 1 ? 'día' : 'días'}`;
}

export const formatLanding = ({ host, title }: Landing): string => (title === null ? host : `${host}, «${title}»`);
