import type { TextFieldServerProps } from 'payload';
import { OfferTypeInput } from './OfferTypeInput.tsx';
import { loadBonusTypes } from './offerRules.ts';

export async function OfferTypeField({ path, readOnly = false, req }: TextFieldServerProps) {
  return <OfferTypeInput path={path} isReadOnly={readOnly} types={await loadBonusTypes(req.payload, req)} />;
}
