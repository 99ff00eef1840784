import { expect, test } from 'vitest';
import { readPaste } from './readPaste.ts';
import { unwrapLink } from './unwrapLink.ts';

const word = (
  body: string,
) => `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15"><title>Secreto</title>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- /* Font Definitions */ @font-face {font-family:Calibri;} p.MsoNormal {margin:0cm; font-size:11.0pt;} --></style></head>
<body lang=ES-CL link="#0563C1" style='tab-interval:35.4pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;
const wordItem = (sign: string, text: string, level = 1) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;
const onlineItem = (text: string, level = 1) =>
  `<div class="ListContainerWrapper SCXW1 BCX0"><ul class="BulletListStyle1" role="list"><li data-leveltext="" data-font="Symbol" data-listid="1" data-aria-posinset="1" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">${text}</span></span><span class="EOP" data-ccp-props="{}">&nbsp;</span></p></li></ul></div>`;
const docs = (body: string) =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b">${body}</b><br class="Apple-interchange-newline">`;
const docsText = (text: string, style = 'font-weight:400;font-style:normal;text-decoration:none') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-variant:normal;vertical-align:baseline;white-space:pre;white-space:pre-wrap;${style}">${text}</span>`;

type Row = [from: string, what: string, source: string, html: string, lost?: { pictures?: number; tables?: number }];

test.each<Row>([
  [
    'Word',
    'headings',
    word(
      '<h1><span lang=ES>Bonos<o:p></o:p></span></h1><h4><b>Rollover</b></h4><p class=MsoTitle>Título</p><p class=MsoNormal style="mso-outline-level:3">Tres</p>',
    ),
    '<h2>Bonos</h2><h4>Rollover</h4><h2>Título</h2><h3>Tres</h3>',
  ],
  [
    'Word',
    'bold and no empty paragraphs',
    word(
      "<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Retiro</b> en\n3 <i>días</i><o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>",
    ),
    '<p><strong>Retiro</strong> en 3 <em>días</em></p>',
  ],
  [
    'Word',
    'lists',
    word(wordItem('·', 'Uno') + wordItem('o', 'Dos', 2) + wordItem('·', 'Tres') + wordItem('1.', 'Primero') + wordItem('a)', 'Segundo', 2)),
    '<ul><li>Uno<ul><li>Dos</li></ul></li><li>Tres</li></ul><ol><li>Primero<ol><li>Segundo</li></ol></li></ol>',
  ],
  [
    'Word',
    'comments and changes',
    word(
      `<p class=MsoNormal>El <ins cite="mailto:Juan" datetime="2026-11-01T10:00"><span>nuevo</span></ins><del cite="mailto:Juan" datetime="2026-11-01T10:00"><span>viejo</span></del> bono<span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1" href="#_msocom_1">[JS1]</a></span></span><a style='mso-footnote-id:ftn1' href="#_ftn1"><span class=MsoFootnoteReference>[1]</span></a></p><div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>Secreto</p></div></div>`,
    ),
    '<p>El nuevo bono</p>',
  ],
  [
    'Word',
    'pictures',
    word(
      `<p class=MsoNormal>Foto<!--[if gte vml 1]><v:shape><v:imagedata src="file:///C:/Users/Juan/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=604 src="file:///C:/Users/Juan/clip_image002.jpg" v:shapes="Imagen_x0020_1"><![endif]></p>`,
    ),
    '<p>Foto</p>',
    { pictures: 1 },
  ],
  [
    'Word',
    'a table',
    word(
      '<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal><b>Casino</b></p></td><td><p class=MsoNormal><b>Bono</b></p></td></tr><tr><td><p class=MsoNormal>Andino</p></td><td><p class=MsoNormal>100&nbsp;%</p></td></tr></table>',
    ),
    '<ul><li>Andino · Bono: 100 %</li></ul>',
    { tables: 1 },
  ],
  [
    'Word for the web',
    'headings and bold',
    '<div class="OutlineElement Ltr SCXW1 BCX0"><p class="Paragraph SCXW1" role="heading" aria-level="2" paraid="1"><span data-contrast="none" class="TextRun" style="color:#2F5496;font-weight:bold"><span data-ccp-parastyle="heading 2">Bonos</span></span><span class="EOP">&nbsp;</span></p></div><div class="OutlineElement"><p class="Paragraph"><span class="TextRun" style="font-weight:bold">Ojo</span><span class="TextRun"> con el plazo</span></p></div>',
    '<h2>Bonos</h2><p><strong>Ojo</strong> con el plazo</p>',
  ],
  [
    'Word for the web',
    'lists',
    onlineItem('Uno') + onlineItem('Dos', 2) + onlineItem('Tres'),
    '<ul><li>Uno<ul><li>Dos</li></ul></li><li>Tres</li></ul>',
  ],
  [
    'Google Docs',
    'headings, bold, links',
    docs(
      `<h1 dir="ltr">${docsText('Bonos')}</h1><p dir="ltr">${docsText('Ojo', 'font-weight:700')}${docsText(' con ')}<a href="https://www.google.com/url?q=https://example.com/a?b%3D1%26c%3D2&amp;sa=D&amp;source=docs&amp;ust=1&amp;usg=A" style="text-decoration:none;">${docsText('esto', 'text-decoration:underline;color:#1155cc')}</a></p><br><p dir="ltr">${docsText('Fin', 'font-style:italic')}</p>`,
    ),
    '<h2>Bonos</h2><p><strong>Ojo</strong> con <a href="https://example.com/a?b=1&amp;c=2">esto</a></p><p><em>Fin</em></p>',
  ],
  [
    'Google Docs',
    'lists',
    docs(
      `<ul><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation">${docsText('Uno')}</p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation">${docsText('Dos')}</p></li></ul></ul><ol><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation">${docsText('Tres')}</p></li></ol>`,
    ),
    '<ul><li>Uno<ul><li>Dos</li></ul></li></ul><ol><li>Tres</li></ol>',
  ],
  [
    'Google Docs',
    'a table and a picture',
    docs(
      `<div dir="ltr" align="left"><table><colgroup><col width="90"/></colgroup><tbody><tr><td><p dir="ltr">${docsText('Khipu')}</p></td><td><p dir="ltr">${docsText('1 día')}</p></td></tr><tr><td><p dir="ltr">${docsText('Visa')}</p></td><td></td></tr></tbody></table></div><p dir="ltr"><span><img src="https://lh7-rt.googleusercontent.com/docsz/A" width="602"></span></p>`,
    ),
    '<ul><li>Khipu · 1 día</li><li>Visa</li></ul>',
    { tables: 1, pictures: 1 },
  ],
  [
    'Outlook',
    'links',
    word(
      `<p class=MsoNormal>Ver <a href="https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1&amp;data=05%7C02%7Cjuan%40example.com&amp;sdata=A%3D&amp;reserved=0"><span style='color:#0563C1;text-decoration:underline'>esto</span></a> o <a href="file:///C:/secreto.docx">aquello</a></p>`,
    ),
    '<p>Ver <a href="https://example.com/a?b=1">esto</a> o aquello</p>',
  ],
  [
    'Outlook for the web',
    'lines and a list',
    '<div class="elementToProof" style="font-family: Aptos, sans-serif; font-size: 12pt; color: rgb(0, 0, 0);">Hola,</div><div class="elementToProof"><br></div><ul data-editing-info="{}"><li style="font-family: Aptos"><div role="presentation" class="elementToProof">Uno</div></li></ul><div><a href="https://eur01.safelinks.protection.outlook.com/?url=x" data-auth="NotApplicable" originalsrc="https://example.com/">Sitio</a></div><div>·&nbsp;&nbsp;&nbsp;&nbsp; Dos</div>',
    '<p>Hola,</p><ul><li>Uno</li></ul><p><a href="https://example.com/">Sitio</a></p><ul><li>Dos</li></ul>',
  ],
  [
    'a newsletter in Outlook',
    'tables that lay out',
    '<table width="100%"><tbody><tr><td><table><tbody><tr><td><h2>Bonos</h2><p>Texto</p></td></tr></tbody></table></td></tr></tbody></table><img src="https://example.com/p.gif" width="1" height="1">',
    '<h2>Bonos</h2><p>Texto</p>',
  ],
  [
    'WhatsApp',
    'bold, breaks and emoji',
    '<span dir="ltr" class="_ao3e selectable-text copyable-text" style="white-space: pre-wrap;"><strong class="selectable-text">Ojo</strong> con el bono <img crossorigin="anonymous" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP" alt="🎰" class="emoji">\nSegunda\n\nTercera <del class="selectable-text">no</del></span>',
    '<p><strong>Ojo</strong> con el bono 🎰<br>Segunda</p><p>Tercera <s>no</s></p>',
  ],
  [
    'pdf.js',
    'lines of a page',
    '<span role="presentation" dir="ltr" style="left: 72px; font-size: 11px;">El bono se libera</span><br role="presentation"><span role="presentation" dir="ltr">con treinta apuestas.</span>',
    '<p>El bono se libera con treinta apuestas.</p>',
  ],
  [
    'Acrobat',
    'a list of signs',
    '<p style="color:#231F20;font-family:Helvetica"><span>• Uno</span></p><p><span>• </span>Dos</p>',
    '<ul><li>Uno</li><li>Dos</li></ul>',
  ],
  [
    'a web page',
    'programs and hidden things',
    '<article><h3 onclick="secreto()">Bonos</h3><script>secreto()</script><p hidden>Secreto</p><p style="display:none">Secreto</p><p>Uno &lt;script&gt; <a href="javascript:secreto()">dos</a></p><blockquote><p>Cita</p></blockquote></article>',
    '<h3>Bonos</h3><p>Uno &lt;script&gt; dos</p><blockquote>Cita</blockquote>',
  ],
  [
    'a web page',
    'a picture in the text',
    '<p>Uno<img src="data:image/png;base64,iVBORw0KGgo=" alt="Un casino"></p>',
    '<p>Uno</p>',
    { pictures: 1 },
  ],
  [
    'Excel',
    'cells',
    '<table border=0 cellpadding=0 style="border-collapse:collapse"><!--StartFragment--><col width=80><tr height=20><td class=xl65 align=right>1</td><td>Uno</td></tr><!--EndFragment--></table>',
    '<ul><li>1 · Uno</li></ul>',
    { tables: 1 },
  ],
])('%s: %s', (_from, _what, source, html, { pictures = 0, tables = 0 } = {}) => {
  expect(readPaste(source)).toEqual({ html, pictures, tables });
  expect(html).not.toMatch(/secreto/i);
  // What is clean stays as it is.
  expect(readPaste(html).html).toBe(html);
});

test.each([
  'visibility: hidden',
  'font-size:0',
  'font-size: 0pt',
  'opacity:0',
  'position:absolute;left:-9999px',
  'color: transparent',
  'clip:rect(0 0 0 0)',
])('what is hidden by %s does not come along', (style) =>
  expect(readPaste(`<p>a<span style="margin:0;${style}">secreto</span></p>`).html).toBe('<p>a</p>'),
);

test.each([
  ['https://www.google.cl/url?sa=t&url=https%3A%2F%2Fexample.com%2F', 'https://example.com/'],
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.com%2F&h=A', 'https://example.com/'],
  ['https://urldefense.com/v3/__https://example.com/a__;!!A$', 'https://example.com/a'],
  [
    'https://www.google.com/url?q=https://nam02.safelinks.protection.outlook.com/?url%3Dhttps%253A%252F%252Fexample.com%252F',
    'https://example.com/',
  ],
  ['https://www.google.com/search?q=https://example.com/', 'https://www.google.com/search?q=https://example.com/'],
  ['https://www.google.com/url?q=javascript:alert(1)', 'https://www.google.com/url?q=javascript:alert(1)'],
  ['https://urldefense.proofpoint.com/v2/url?u=https-3A__example.com_a-2Db-3Fc-3D1&d=D', 'https://example.com/a-b?c=1'],
  ['https://duckduckgo.com/l/?uddg=https%3A%2F%2Fexample.com%2F', 'https://example.com/'],
  ['https://www.linkedin.com/redir/redirect?url=https%3A%2F%2Fexample.com%2F', 'https://example.com/'],
  ['https://linkprotect.cudasvc.com/url?a=https%3a%2f%2fexample.com%2f&c=E', 'https://example.com/'],
  ['/resenas/', '/resenas/'],
  ['mailto:hola@example.com', 'mailto:hola@example.com'],
  ['//example.com/', null],
  ['#_Toc1', null],
  ['file:///C:/secreto.docx', null],
  ['JavaScript:alert(1)', null],
])('%s leads to %s', (href, address) => expect(unwrapLink(href)).toBe(address));
