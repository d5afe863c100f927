import { DRAWN_BYTES } from '@portal/domain/assets/file';
import { extensionOf } from '@portal/domain/assets/upload-policy';

export type PictureFormat = 'jpeg' | 'png' | 'webp';

const FORMATS: Readonly<Partial<Record<string, PictureFormat>>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
};

/** Files up to this size are looked at whole; of larger ones, which only lessons have, the beginning. */
export const INSPECTED_BYTES = DRAWN_BYTES;

/** The format of a picture that is written anew; undefined for every other file. */
export const pictureFormatOf = ({ name, size }: { name: string; size: number }): PictureFormat | undefined =>
  size <= INSPECTED_BYTES ? FORMATS[extensionOf(name)] : undefined;
