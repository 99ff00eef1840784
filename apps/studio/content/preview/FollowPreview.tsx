'use client';

import type { ShowBlockMessage } from '@lupa/contracts/preview.ts';
import { useEffect } from 'react';
import { showField } from '../../core/checks/showField.ts';

/** Opens the block that was pressed in the preview beside the form. */
export function FollowPreview() {
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<Partial<ShowBlockMessage> | null>) => {
      const frame = document.querySelector<HTMLIFrameElement>('#live-preview-iframe');
      if (frame === null || source !== frame.contentWindow || origin !== new URL(frame.src).origin) return;
      if (data?.type === 'lupa-show-block' && Number.isInteger(data.block)) showField({ kind: 'block', block: Number(data.block) + 1 });
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);
  return null;
}
