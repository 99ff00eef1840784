import type { VolatilityLevel } from '@lupa/contracts/gameTraits.ts';
import type { MicrocopyKey } from '@lupa/contracts/microcopy.ts';

export const volatilityTexts = {
  LOW: 'volatility_low',
  MEDIUM: 'volatility_medium',
  HIGH: 'volatility_high',
  VERY_HIGH: 'volatility_very_high',
} as const satisfies Record<VolatilityLevel, MicrocopyKey>;
