import { expect, it } from 'vitest';
import { buildMail } from './buildMail.ts';

it('a mail says the same in text and HTML, where names are no markup', () => {
  const { subject, text, html } = buildMail('Ofertas', [
    'Hola, <b>Ana</b>:',
    { heading: 'Enlaces caídos' },
    { items: ['Casino & Co', 'Otro'] },
    { label: 'Ver', url: 'https://studio.example/admin?a=1&b=2' },
  ]);
  expect(subject).toBe('Ofertas');
  expect(text).toBe('Hola, <b>Ana</b>:\n\nENLACES CAÍDOS\n\n- Casino & Co\n- Otro\n\nVer:\nhttps://studio.example/admin?a=1&b=2\n');
  expect(html).toContain('<p>Hola, &lt;b&gt;Ana&lt;/b&gt;:</p>');
  expect(html).toContain('<ul><li>Casino &amp; Co</li><li>Otro</li></ul>');
  expect(html).toContain('<a href="https://studio.example/admin?a=1&amp;b=2">Ver</a>');
  expect(html).not.toMatch(/<img|<b>|src=/);
});
