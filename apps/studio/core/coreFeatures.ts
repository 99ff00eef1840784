import { Activity } from './audit/Activity.ts';
import { answerReadiness } from './api/answerReadiness.ts';
import { lockEndpoints } from './editing/documentLocks.ts';
import type { StudioEnv } from './env.ts';
import type { StudioFeature } from './feature.ts';
import { createBucketStorage } from './media/bucketStorage.ts';
import { createFolderStorage } from './media/folderStorage.ts';
import { buildMedia } from './media/Media.ts';
import { slugs } from './slugs.ts';
import { DocumentUses } from './uses/DocumentUses.ts';
import { usesEndpoint } from './uses/usesEndpoint.ts';

/** The library of images, with its files in a folder or a bucket. */
export async function buildMediaFeature({ bucket, mediaDirectory }: StudioEnv): Promise<StudioFeature> {
  const mediaStorage = bucket === null ? createFolderStorage(mediaDirectory) : createBucketStorage(bucket, `${mediaDirectory}-in-bucket`);
  return {
    name: 'media',
    collections: [{ config: await buildMedia(mediaStorage), handledAs: 'document' }],
    components: { providers: ['/core/media/CheckChosenFiles.tsx#CheckChosenFiles'] },
    custom: { mediaStorage },
    publishing: { copied: [slugs.media] },
  };
}

/** Where documents are used, and who edits them now. */
export const usesFeature: StudioFeature = {
  name: 'uses',
  collections: [{ config: DocumentUses, handledAs: 'plain' }],
  endpoints: [{ path: '/health', method: 'get', handler: ({ payload }) => answerReadiness(payload) }, ...lockEndpoints, usesEndpoint],
};

/** What people and the studio have done. */
export const activityFeature: StudioFeature = { name: 'activity', collections: [{ config: Activity, handledAs: 'plain' }] };
