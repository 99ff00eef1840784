import { type Pasted, readPaste } from './readPaste.ts';

const cleaned = new WeakSet<Event>();

/** A rich text gets of what is pasted what it can publish. What is left behind is said. */
export function cleanPaste(event: ClipboardEvent, say: (loss: string) => void): void {
  const { target, clipboardData } = event;
  const source = clipboardData?.getData('text/html') ?? '';
  const isOwn = clipboardData?.types.includes('application/x-lexical-editor') === true;
  if (source === '' || isOwn || cleaned.has(event) || !isInRichText(target) || !clipboardData) return;
  const pasted = readPaste(source);
  // A picture alone, which the editor brings into the library.
  if (pasted.html === '' && clipboardData.files.length > 0) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const transfer = new DataTransfer();
  transfer.setData('text/plain', clipboardData.getData('text/plain'));
  if (pasted.html !== '') transfer.setData('text/html', pasted.html);
  const next = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: transfer });
  cleaned.add(next);
  target.dispatchEvent(next);
  for (const loss of describeLosses(pasted)) say(loss);
}

function isInRichText(target: EventTarget | null): target is Element {
  return target instanceof Element && !target.closest('input, textarea') && target.closest('[data-lexical-editor="true"]') !== null;
}

function describeLosses({ pictures, tables }: Pasted): string[] {
  const losses: string[] = [];
  const count = pictures === 1 ? 'Una imagen no se pegó' : `${pictures} imágenes no se pegaron`;
  if (pictures > 0) losses.push(`${count}. Lo que falta se sube a la Biblioteca y se pone desde ahí.`);
  if (tables > 0) losses.push('Lo que era una tabla quedó como lista. Si tiene que ser una tabla, usa el bloque «Tabla».');
  return losses;
}
