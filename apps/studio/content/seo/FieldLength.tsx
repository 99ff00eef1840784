'use client';

import { useField } from '@payloadcms/ui';
import { LengthNote } from './LengthNote.tsx';

/** Below the title in its own place of the form. */
export const TitleLength = () => <LengthNote kind="title" text={useField<string>({ path: 'title' }).value ?? ''} />;

/** The same below the description. */
export const DescriptionLength = () => <LengthNote kind="description" text={useField<string>({ path: 'description' }).value ?? ''} />;
