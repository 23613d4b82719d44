import { uploadMaxBytes, uploadNameLimit } from '@selvedge/domain/inquiry';

/** Where a file of a scene is to be sent, and what it may be. */
export function allocateUpload(_context: unknown, { scene }: { readonly scene: string }) {
  return {
    method: 'PUT' as const,
    path: scene === 'avatar' ? '/v1/attachments/upload/avatar' : '/v1/attachments/upload/image',
    max_size: uploadMaxBytes,
    name_limit: uploadNameLimit,
    types: ['image/jpeg', 'image/png'],
  };
}
