import type { FileRef } from '@portal/domain/assets/file';

/** A file as it is looked at; without an address it may only be named. */
export interface ViewedFile extends Pick<FileRef, 'id' | 'name' | 'size' | 'contentType'> {
  readonly url: string | null;
}
