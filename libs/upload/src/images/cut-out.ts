import type { UseImageCropperReturn } from '@ark-ui/react/image-cropper';
import type { CropShape } from './cropper.tsx';

/** The chosen part as a file of its own: PNG stays PNG, for it may be transparent, and all else becomes JPEG. */
export async function cutOut(cropper: UseImageCropperReturn, file: File, shape: CropShape): Promise<File | null> {
  const isPng = file.type === 'image/png';
  const type = isPng ? 'image/png' : 'image/jpeg';
  const maxSize = { width: shape.longest, height: Math.round(shape.longest / shape.ratio) };
  const cut = await cropper.getCroppedImage({ type, quality: 0.9, maxSize, output: 'blob' });
  if (!(cut instanceof Blob)) return null;
  const stem = file.name.replace(/\.[^.]*$/, '');
  return new File([cut], `${stem}.${isPng ? 'png' : 'jpg'}`, { type });
}
