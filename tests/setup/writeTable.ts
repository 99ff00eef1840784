import { readFile, writeFile } from 'node:fs/promises';
import { format } from 'oxfmt';

const end = '<!-- end of table -->';

/** Puts Markdown between `<!-- table: COMMAND -->` and its end in a file of docs/, in the place of what the command wrote there before. */
export async function writeTable(file: string, command: string, text: string): Promise<void> {
  const begin = `<!-- table: ${command} -->`;
  const [before = '', rest = ''] = (await readFile(file, 'utf8')).split(begin);
  const after = rest.split(end)[1] ?? '\n';
  const { code } = await format(file, `${before}${begin}\n\n${text}\n\n${end}${after}`);
  await writeFile(file, code);
}
