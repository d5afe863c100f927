import type { FileRef } from '@portal/domain/assets/file';

/** What has to say what it shows, for who cannot see it. */
export const isPicture = ({ contentType }: FileRef): boolean => contentType.startsWith('image/');
