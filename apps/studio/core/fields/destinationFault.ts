import { DestinationError, parseDestination, type DestinationFault } from '@lupa/contracts/destination.ts';

const descriptions: Record<DestinationFault, string> = {
  characters: 'tiene espacios, barras invertidas o caracteres de control',
  reserved: 'tiene una palabra reservada',
  relative: 'no es una dirección completa',
  protocol: 'no empieza con https://',
  credentials: 'lleva un usuario o una contraseña',
  host: '{clickId} está en el dominio',
};

/** Why the click-out would send nobody there; null when it would. */
export function findDestinationFault(trackingUrl: string): DestinationFault | null {
  try {
    parseDestination(trackingUrl);
    return null;
  } catch (error) {
    if (error instanceof DestinationError) return error.fault;
    throw error;
  }
}

export const formatDestinationFault = (fault: DestinationFault): string => `La salida rechaza su enlace: ${descriptions[fault]}`;
