import { createTextDecoding, TextFault, type TextFaultKind } from '@lupa/domain/files/decodeText.ts';
import { type FileForm, readFileForm } from '@lupa/domain/files/fileForm.ts';
import { isServerFile, readApache } from './readApache.ts';
import { readBook } from './readBook.ts';
import { readCsv } from './readCsv.ts';
import { readJson } from './readJson.ts';
import { FileFault, maximumRows, type Table, type TableOptions, tooManyRows } from './table.ts';

/** Reads a file as people send it. Takes seconds for a large one: on a server see `readTableApart.ts`. @throws FileFault */
export async function readTable(bytes: Uint8Array, options: TableOptions): Promise<Table> {
  const form = readFileForm(bytes);
  const refusal = refusals[form];
  if (refusal !== undefined) throw new FileFault(`${refusal} ${save}`);
  const table = form === 'excel' ? await readBook(bytes, options) : readText(bytes, form, options);
  if (table.rows.length === 0) throw new FileFault('El archivo tiene los nombres de las columnas y ninguna fila.');
  if (table.rows.length > maximumRows) throw tooManyRows();
  return table;
}

const save = 'Guárdalo como «CSV UTF-8» o como libro de Excel (.xlsx) y súbelo de nuevo.';

const refusals: Partial<Record<FileForm, string>> = {
  openDocument: 'Este archivo es una planilla OpenDocument (.ods).',
  oldExcel: 'Este archivo es un libro de Excel antiguo (.xls).',
  zip: 'Este archivo es un archivo comprimido, o una planilla de Numbers.',
  gzip: 'Este archivo está comprimido (.gz).',
  pdf: 'Este archivo es un PDF.',
  picture: 'Este archivo es una imagen.',
  html: 'Este archivo es una página web, aunque su nombre diga otra cosa.',
  xml: 'Este archivo es XML.',
};

const textFaults: Record<TextFaultKind, string> = {
  binary: `Este archivo no es de texto. ${save}`,
  lost: 'El archivo ya perdió letras: donde iban hay «�». Expórtalo de nuevo desde donde salió.',
  mixed: 'El archivo mezcla dos codificaciones. Expórtalo de nuevo desde donde salió.',
  unknown: `No se reconoce la codificación del archivo. ${save}`,
};

function readText(bytes: Uint8Array, form: FileForm, options: TableOptions): Table {
  const decoding = createTextDecoding();
  let text: string;
  try {
    text = decoding.decode(bytes, true);
  } catch (error) {
    if (error instanceof TextFault) throw new FileFault(textFaults[error.kind]);
    throw error;
  }
  if (text.trim() === '') throw new FileFault('El archivo está vacío.');
  const { encoding } = decoding;
  if (options.isOfRedirects && isServerFile(text)) return { ...readApache(text), encoding };
  return form === 'json' ? { ...readJson(text, options.known), encoding } : { ...readCsv(text, options), encoding };
}
