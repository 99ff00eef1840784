import { readFile } from 'node:fs/promises';
import { authors, authorSlug, type Author } from '@lupa/demo/writing/authors.ts';
import { paymentMethods } from '@lupa/demo/writing/paymentMethods.ts';
import { paymentPageName } from '@lupa/demo/pages/payments.ts';
import { gameExtras } from '@lupa/demo/games/gameFacts.ts';
import { media, mediaFolder, paymentFile, portraitFile } from '@lupa/demo/media.ts';
import { pages } from '@lupa/demo/pages/pages.ts';
import { redirects } from '@lupa/demo/navigation.ts';
import { slugs } from '../core/slugs.ts';
import { createMissing, findId, type SeedContext } from './seedContext.ts';

export async function seedMedia(context: SeedContext): Promise<void> {
  const { payload, req } = context;
  await createMissing(
    context,
    slugs.media,
    media,
    ({ file }) => file,
    async ({ file, alt }) => {
      const data = await readFile(new URL(file, mediaFolder));
      return payload.create({
        collection: slugs.media,
        data: { alt, isDecorative: alt === '', credit: 'Dibujo propio' },
        file: { name: file, mimetype: 'image/png', data, size: data.length },
        // A file that an interrupted seed left behind belongs to no document.
        overwriteExistingFiles: true,
        depth: 0,
        req,
      });
    },
  );
}

type DemoPaymentMethod = (typeof paymentMethods)[number];

/** Returns the methods that were made, whose links to their pages are still missing. */
export async function seedPaymentMethods(context: SeedContext): Promise<DemoPaymentMethod[]> {
  const { payload, req } = context;
  return createMissing(
    context,
    slugs.paymentMethods,
    paymentMethods,
    ({ internalName }) => internalName,
    ({ internalName, name }) =>
      payload.create({
        collection: slugs.paymentMethods,
        data: { internalName, name, logo: findId(context, slugs.media, paymentFile(internalName)) },
        depth: 0,
        req,
      }),
  );
}

/** A method knows the page that is about it, which comes after it. */
export async function linkPaymentMethods(context: SeedContext, created: readonly DemoPaymentMethod[]): Promise<void> {
  const { payload, req } = context;
  for (const { internalName } of created) {
    await payload.update({
      collection: slugs.paymentMethods,
      id: findId(context, slugs.paymentMethods, internalName),
      data: { page: findId(context, slugs.pages, paymentPageName(internalName)) },
      depth: 0,
      req,
    });
  }
}

/** Returns the authors that it created. */
export async function seedAuthors(context: SeedContext): Promise<Author[]> {
  const { payload, req } = context;
  return createMissing(
    context,
    slugs.authors,
    authors,
    ({ name }) => name,
    ({ key, name, role, expertise, biography }) =>
      payload.create({
        collection: slugs.authors,
        data: { name, role, expertise: [...expertise], biography, photo: findId(context, slugs.media, portraitFile(key)) },
        depth: 0,
        req,
      }),
  );
}

/** Points authors to the pages that present them, which were not there when the authors were created. */
export async function linkAuthors(context: SeedContext, created: readonly Author[]): Promise<void> {
  const { payload, req } = context;
  for (const author of created) {
    const page = pages.find(({ locales }) => locales.es_CL?.slug === authorSlug(author));
    if (!page) continue;
    await payload.update({
      collection: slugs.authors,
      id: findId(context, slugs.authors, author.name),
      data: { page: findId(context, slugs.pages, page.internalName) },
      depth: 0,
      req,
    });
  }
}

export async function seedGameExtras(context: SeedContext): Promise<void> {
  const { payload, req } = context;
  await createMissing(
    context,
    slugs.gameExtras,
    gameExtras,
    ({ arcadeId }) => arcadeId,
    (data) => payload.create({ collection: slugs.gameExtras, data, depth: 0, req }),
  );
}

export async function seedRedirects(context: SeedContext): Promise<void> {
  const { payload, req } = context;
  await createMissing(
    context,
    slugs.redirects,
    redirects,
    ({ from }) => from,
    (data) => payload.create({ collection: slugs.redirects, data, depth: 0, req }),
  );
}
