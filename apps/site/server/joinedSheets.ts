import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { readJoinedSheets } from '../page/styleSheets.ts';
import { type AssetFile, buildAsset } from './assetFile.ts';

// There are about as many as there are kinds of pages.
const maximumSheets = 100;
// Of 20 KB within 5 ms, once.
const quality = 9;

export class JoinedSheets {
  readonly #files: ReadonlyMap<string, AssetFile>;
  readonly #joined = new Map<string, AssetFile>();

  constructor(files: ReadonlyMap<string, AssetFile>) {
    this.#files = files;
  }

  has(path: string): boolean {
    return this.#partsOf(path) !== null;
  }

  get(path: string): AssetFile | undefined {
    const known = this.#joined.get(path);
    if (known) return known;
    const parts = this.#partsOf(path);
    if (parts === null) return undefined;
    const identity = Buffer.concat(parts.map(({ bodies }) => bodies.identity));
    const file = buildAsset(path, { identity, br: compressBrotli(identity), gzip: gzipSync(identity) });
    if (this.#joined.size >= maximumSheets) this.#joined.clear();
    this.#joined.set(path, file);
    return file;
  }

  #partsOf(path: string): AssetFile[] | null {
    const urls = readJoinedSheets(path);
    const parts = urls?.flatMap((url) => this.#files.get(url) ?? []);
    return parts && parts.length === urls?.length ? parts : null;
  }
}

const compressBrotli = (text: Buffer): Buffer =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength } });
