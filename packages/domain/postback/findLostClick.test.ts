// Requirements: 11.18.
import { expect, test } from 'vitest';
import { findLostClick } from './findLostClick.ts';

test.each([
  'https://t.example/c?click={clickId}',
  'https://t.example/c?click=%7BclickId%7D&x=%C3%B1%AB%20',
  'https://t.example/{CLICKID}/go#s={clickId}',
  ' https://t.example/click/your-bonus?type=click&filter[offer]=1&s={clickId} ',
  'https://t.example/?btag=a_1b_2c_{clickId}&landing=your-bonus&sub2={sub2}',
  'https://t.example/tu-id/MI-CASINO/100%/?aff=madrid&lp=mi-bono&t=[var2]&s={clickId}',
  'https://t.example/c?to=https://c.example/?s={clickId}',
])('%s brings the number of the click', (link) => expect(findLostClick(link)).toBeNull());

test.each([
  ['https://t.example/c', 'missing', '{clickId}'],
  ['https://t.example/c?sub1=', 'missing', '{clickId}'],
  ['https://t.example/c#s={clickId}', 'fragment', '{clickId}'],
  ['https://t.example/c?sub={click_id}', 'foreign', '{click_id}'],
  ['https://t.example/c?sub=%7Bsub1%7D', 'foreign', '%7Bsub1%7D'],
  ['https://t.example/c?sub={{clickId}}', 'foreign', '{{clickId}}'],
  ['https://t.example/c?sub=${clickId}', 'foreign', '${clickId}'],
  ['https://t.example/c?sub=%257BclickId%257D', 'foreign', '%257BclickId%257D'],
  ['https://t.example/c?sub=[clickid]', 'foreign', '[clickid]'],
  ['https://t.example/c?s1=#reqid#', 'foreign', '#reqid#'],
  ['https://t.example/c?s1=%SUBID%', 'foreign', '%SUBID%'],
  ['https://t.example/c?s1=<click_id>', 'foreign', '<click_id>'],
  ['https://t.example/c?s1=__CLICK_ID__', 'foreign', '__CLICK_ID__'],
  ['https://t.example/c?s1=$CLICK$', 'foreign', '$CLICK$'],
  ['https://t.example/c?aff=1&amp;sub={clickId}', 'escaped', '&amp;'],
  ['https://t.example/c?aff=1&#38;sub={clickId}', 'escaped', '&#38;'],
  ['https://t.example/c?aff=TU_ID&sub={clickId}', 'word', 'TU_ID'],
  ['https://t.example/YOUR_AFFILIATE_ID/?sub={clickId}', 'word', 'YOUR_AFFILIATE_ID'],
  ['https://t.example/c?aff=XXXX&sub={clickId}', 'word', 'XXXX'],
  ['https://t.example/c?sub=clickid', 'word', 'clickid'],
  ['https://t.example/c?aff=SU_ID&sub={clickId}', 'word', 'SU_ID'],
  ['https://t.example/c?aff=tu-id&sub={clickId}', 'word', 'tu-id'],
  ['https://t.example/c?aff=Tu%20c%C3%B3digo&sub={clickId}', 'word', 'Tu código'],
  ['https://t.example/c?aff=[your+id]&sub={clickId}', 'word', '[your id]'],
  ['https://t.example/YOURID/?sub={clickId}', 'word', 'YOURID'],
  ['https://t.example/ID_AFILIADO/?sub={clickId}', 'word', 'ID_AFILIADO'],
  ['https://t.example/c?aff=id-de-afiliado&sub={clickId}', 'word', 'id-de-afiliado'],
  ['https://t.example/c?aff=<your id>&sub={clickId}', 'word', '<your id>'],
  ['https://t.example/%3Cmarca%3E/?sub={clickId}', 'word', '<marca>'],
  ['https://t.example/c?aff=undefined&sub={clickId}', 'word', 'undefined'],
  ['https://t.example/c?aff=1&amp%3Bsub={clickId}', 'escaped', '&amp%3B'],
  ['https://t.example/c?aff=1%26amp%3Bsub={clickId}', 'escaped', '%26amp%3B'],
  ['https://t.example/c?aff=1?sub={clickId}', 'question', '?sub='],
])('%s loses it: %s', (link, kind, text) => expect(findLostClick(link)).toEqual({ kind, text }));
