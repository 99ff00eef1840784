import { legalPeriodExample } from '@lupa/contracts/legalStatus.ts';
import { buildMicrocopy } from '@lupa/contracts/microcopy.ts';
import { expect, test } from 'vitest';
import { presentLegalNotice } from './presentLegalNotice.ts';

const microcopy = buildMicrocopy([]);
const period = { ...legalPeriodExample, since: '2027-03-01T03:00:00.000Z', source: 'https://www.bcn.cl/', verifiedOn: '2027-03-01' };

test('tells the day in Chile on which a status began, where it changes the pages', () => {
  const licensed = presentLegalNotice({ ...period, status: 'licensedList' }, 'es-CL', microcopy);
  expect(licensed).toMatchObject({ notice: expect.stringContaining('Desde el 1 de marzo de 2027 solo'), verifiedOn: '1 de marzo de 2027' });
  expect(presentLegalNotice({ ...period, status: 'prohibited' }, 'es-CL', microcopy)?.notice).toContain(
    'prohibidos en Chile desde el 1 de marzo',
  );
  expect(presentLegalNotice({ ...period, status: 'unregulated' }, 'es-CL', microcopy)).toMatchObject({
    notice: null,
    state: 'sin regulación propia',
  });
});

test('says nothing where nobody has said how the law stands', () => {
  expect(presentLegalNotice(undefined, 'es-CL', microcopy)).toBeNull();
});
