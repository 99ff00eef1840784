import sharp from 'sharp';
import type { Media, User } from '../payload-types.ts';
import type { Studio } from './startStudio.ts';

export const editorAccount = { email: 'edita@example.com', password: 'bosque lento de arrayanes' };

let shade = 0;
export async function pictureFile(name: string, background = { r: ++shade, g: 90, b: 90 }) {
  const data = await sharp({ create: { width: 64, height: 32, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, mimetype: 'image/png', data, size: data.length };
}
type PictureFile = Awaited<ReturnType<typeof pictureFile>>;

/** Makes the account of an editor, and logs in. `own`: headers of a request of theirs. */
export async function openLibrary({ payload }: Studio) {
  const user: User = await payload.create({ collection: 'users', data: { ...editorAccount, name: 'Edita', role: 'editor' } });
  const { token } = await payload.login({ collection: 'users', data: editorAccount });
  const asEditor = { user, overrideAccess: false } as const;
  return {
    own: { Authorization: `JWT ${token}` },
    asEditor,
    upload: (data: Partial<Media>, file: PictureFile) => payload.create({ collection: 'media', data, file, ...asEditor }),
    change: (id: number, data: Partial<Media>, file?: PictureFile) =>
      payload.update({ collection: 'media', id, data, ...(file && { file }), ...asEditor }),
  };
}
