/** What a file is by its first bytes, whatever its name says. */
export type FileForm = 'text' | 'json' | 'xml' | 'html' | 'excel' | 'openDocument' | 'zip' | 'oldExcel' | 'gzip' | 'pdf' | 'picture';

const marks: readonly (readonly [FileForm, string])[] = [
  ['zip', 'PK\u0003\u0004'],
  ['oldExcel', '\u00D0\u00CF\u0011\u00E0'],
  ['gzip', '\u001F\u008B'],
  ['pdf', '%PDF'],
  ['picture', '\u0089PNG'],
  ['picture', '\u00FF\u00D8\u00FF'],
];

/** `bytes` is the file, or as much of its start as is there. */
export function readFileForm(bytes: Uint8Array): FileForm {
  const start = String.fromCharCode(...bytes.subarray(0, 256));
  const [form] = marks.find(([, mark]) => start.startsWith(mark)) ?? [];
  if (form === 'zip') return readArchive(bytes);
  if (form !== undefined) return form;
  const text = start
    .replaceAll('\0', '')
    .replace(/^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)/, '')
    .trimStart();
  if (/^<(?:!doctype html|html|head|body|table|meta|style)\b/i.test(text)) return 'html';
  const isOfApache = /^<(?:if|virtualhost|directory|files|location)/i.test(text);
  if (text.startsWith('<') && !isOfApache) return 'xml';
  return /^[[{]/.test(text) ? 'json' : 'text';
}

function readArchive(bytes: Uint8Array): FileForm {
  const names = new TextDecoder('windows-1252').decode(bytes);
  if (names.includes('xl/workbook')) return 'excel';
  return names.includes('application/vnd.oasis.opendocument') ? 'openDocument' : 'zip';
}
