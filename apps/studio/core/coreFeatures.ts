import { Activity } from './audit/Activity.ts';
import { activityJob } from './audit/logActivity.ts';
import { choiceEndpoint } from './choices/choiceEndpoint.ts';
import { answerReadiness } from './api/answerApi.ts';
import { lockEndpoints } from './editing/documentLocks.ts';
import type { StudioEnv } from './env.ts';
import { localized, selectEntries } from './find.ts';
import { type StudioFeature, registerBases } from './feature.ts';
import { createBucketStorage } from './media/bucketStorage.ts';
import { createFolderStorage } from './media/folderStorage.ts';
import { failedJobs } from './jobs/failedJobs.ts';
import { filesJob } from './media/keepReplacedFile.ts';
import { buildMedia } from './media/Media.ts';
import { slugs } from './slugs.ts';
import { documentsJob } from './uses/trash.ts';
import { usesEndpoint } from './uses/loadUses.ts';
import type { CollectionConfig } from 'payload';

const nobody = () => false;

/**
 * Which document names which: a row for each pair, kept by `trackUses.ts` and read with SQL (`usesTable.ts`). `source` is `collection:id`; `target`
 * is that, or `path:/bonos/` for a link that somebody typed. `isDraft`: in the newest version; `isPublished`: in what visitors see.
 */
const DocumentUses: CollectionConfig = {
  slug: slugs.documentUses,
  labels: { singular: 'Uso', plural: 'Usos' },
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  endpoints: false,
  lockDocuments: false,
  timestamps: false,
  indexes: [{ fields: ['source', 'target'], unique: true }],
  fields: [
    { name: 'source', type: 'text', required: true },
    { name: 'target', type: 'text', required: true, index: true },
    { name: 'isDraft', type: 'checkbox', required: true, defaultValue: false },
    { name: 'isPublished', type: 'checkbox', required: true, defaultValue: false },
  ],
};

const mediaEntries = selectEntries('media', 'media', {
  title: 'doc.filename',
  detail: 'text.spanish',
  texts: ['doc.filename', 'text.all', 'doc.credit'],
  trash: true,
  joins: localized('media', 'alt'),
});

export async function buildMediaFeature({ bucket, mediaDirectory }: StudioEnv): Promise<StudioFeature> {
  const mediaStorage = bucket === null ? createFolderStorage(mediaDirectory) : createBucketStorage(bucket, `${mediaDirectory}-in-bucket`);
  return {
    name: 'media',
    find: [{ collection: slugs.media, place: 70, sql: mediaEntries }],
    collections: [{ config: await buildMedia(mediaStorage), handledAs: 'document' }],
    components: { providers: ['/core/media/CheckChosenFiles.tsx#CheckChosenFiles', '/core/paste/CleanPastes.tsx#CleanPastes'] },
    jobs: [filesJob],
    custom: { mediaStorage },
    publishing: { copied: [slugs.media] },
  };
}

export const usesFeature: StudioFeature = {
  name: 'uses',
  collections: [{ config: DocumentUses, handledAs: 'plain' }],
  jobs: [documentsJob],
  endpoints: [
    { path: '/health', method: 'get', handler: ({ payload }) => answerReadiness(payload) },
    ...lockEndpoints,
    usesEndpoint,
    choiceEndpoint,
  ],
};

export const activityFeature: StudioFeature = {
  name: 'activity',
  collections: [{ config: Activity, handledAs: 'plain' }],
  work: [failedJobs],
  jobs: [activityJob],
  register: [
    {
      key: 'activity',
      place: 60,
      subject: 'staff',
      what: 'Quién cambió, publicó, revisó o importó qué, y cuándo.',
      why: 'Responder por lo publicado y encontrar la causa de un error.',
      basis: registerBases.contract,
      kept: ({ activity }) => `${activity} días; las importaciones, revisiones y versiones de un documento, mientras exista`,
      tables: ['studio.activity', 'studio.review*', 'studio.import*', 'studio.payload_query_presets*', 'studio.saved_reports'],
    },
    {
      key: 'content',
      place: 110,
      subject: 'nobody',
      what: 'Páginas, reseñas, registros, textos, imágenes y todo lo demás que se publica, con sus versiones y la cuenta que lo cambió por última vez.',
      why: 'El sitio.',
      basis: registerBases.none,
      kept: () => 'Hasta que alguien lo borra',
      tables: ['studio.*', 'delivery.*', 'links.*'],
    },
    {
      key: 'games',
      place: 120,
      subject: 'nobody',
      what: 'El catálogo de juegos, si cada juego gratis parte y los montos de los pozos.',
      why: 'La biblioteca y los pozos en vivo.',
      basis: registerBases.none,
      kept: () => 'Mientras los mande la fuente',
      tables: ['arcade.*', 'jackpots.*'],
    },
    {
      key: 'migrations',
      place: 130,
      subject: 'nobody',
      what: 'Qué cambios de la base de datos están hechos.',
      why: 'Actualizar sin repetir.',
      basis: registerBases.none,
      kept: () => 'Sin plazo',
      tables: ['delivery_migrations.*'],
    },
  ],
};
