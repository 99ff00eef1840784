'use client';

import { findUnprovenClaims, type Passage } from '@lupa/domain/evidence/findUnprovenClaims.ts';
import { useFormFields, useLocale } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { describeClaims } from '../../core/checks/describeClaims.ts';
import { Findings } from '../../core/checks/Findings.tsx';
import { textsOfLexical } from '../../core/checks/textsOfLexical.ts';

/** What the texts of a casino claim without a record, while they are written. */
export function TextsCheck() {
  const { code } = useLocale();
  const passages = useFormFields(([fields]) => JSON.stringify(readTexts(fields)));
  const claims = findUnprovenClaims(JSON.parse(passages) as Passage[], { names: [], isAboutOne: true, isSpanish: true });
  return <Findings findings={describeClaims(claims)} locale={code} allWell="Los textos no dicen nada que ningún registro respalde." />;
}

function readTexts(fields: FormState): Passage[] {
  const points = Object.entries(fields).flatMap(([path, field]) =>
    /^(?:pros|cons)\.\d+\.text$/.test(path) && typeof field.value === 'string'
      ? [{ place: path.replaceAll('.', '__'), text: field.value }]
      : [],
  );
  const texts = ['description', 'realMoneyDescription'].flatMap((place) =>
    textsOfLexical(fields[place]?.value).map((text) => ({ place, text })),
  );
  return [...points, ...texts];
}
