import type { TextFieldServerProps } from 'payload';
import { OfferTypeInput } from './OfferTypeInput.tsx';
import { loadBonusTypes } from './refuseUnusable.ts';

/** The type of an offer is chosen among those of Globales. */
export async function OfferTypeField({ path, readOnly = false, req }: TextFieldServerProps) {
  return <OfferTypeInput path={path} isReadOnly={readOnly} types={await loadBonusTypes(req)} />;
}
