'use client';

import { toast } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { translateToasts } from './translateToasts.ts';
import { findUploadFault, uploadTypes } from './uploadLimits.ts';

/** Files that the library does not take are refused where they are chosen, in forms and in the bulk upload alike: before Payload has them, and nothing is sent. */
export function CheckChosenFiles({ children }: { children: ReactNode }) {
  useEffect(() => {
    translateToasts(toast);
    window.addEventListener('change', checkInput, true);
    window.addEventListener('drop', checkDrop, true);
    window.addEventListener('paste', checkDrop, true);
    return () => {
      window.removeEventListener('change', checkInput, true);
      window.removeEventListener('drop', checkDrop, true);
      window.removeEventListener('paste', checkDrop, true);
    };
  }, []);
  return children;
}

function checkInput(event: Event): void {
  const input = event.target;
  if (!(input instanceof HTMLInputElement) || !takesImages(input)) return;
  const files = [...(input.files ?? [])];
  const taken = keepTaken(files);
  if (taken.length === files.length) return;
  if (taken.length === 0) {
    event.stopImmediatePropagation();
    // The same file again is a change again.
    input.value = '';
  } else input.files = listOf(taken);
}

/** A drop on Payload's area goes on with what is taken, by way of the field in it. */
function checkDrop(event: DragEvent | ClipboardEvent): void {
  const area = event.target instanceof Element ? event.target.closest('.dropzone') : null;
  const input = area?.querySelector<HTMLInputElement>('input[type="file"]');
  const dropped = 'dataTransfer' in event ? event.dataTransfer : event.clipboardData;
  const files = [...(dropped?.files ?? [])];
  if (!input || !takesImages(input) || files.length === 0) return;
  const taken = keepTaken(files);
  if (taken.length === files.length) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (taken.length === 0) return;
  input.files = listOf(taken);
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const takesImages = ({ type, accept }: HTMLInputElement): boolean => type === 'file' && uploadTypes.every((one) => accept.includes(one));

function keepTaken(files: readonly File[]): File[] {
  return files.filter((file) => {
    const fault = findUploadFault(file);
    if (fault !== null) toast.error(`«${file.name}»: ${fault}`, { duration: 10_000 });
    return fault === null;
  });
}

function listOf(files: readonly File[]): FileList {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
}
