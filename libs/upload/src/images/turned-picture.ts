import { useEffect, useState } from 'react';

export interface Picture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** The picture turned clockwise, upright as its camera was held. Throws where the browser cannot read it. */
async function turn(file: File, quarters: number): Promise<Picture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = bitmap;
  if (quarters === 0) {
    bitmap.close();
    return { url: URL.createObjectURL(file), width, height };
  }
  const canvas = document.createElement('canvas');
  const isAcross = quarters % 2 === 1;
  canvas.width = isAcross ? height : width;
  canvas.height = isAcross ? width : height;
  const pen = canvas.getContext('2d');
  pen?.translate(canvas.width / 2, canvas.height / 2);
  pen?.rotate((quarters * Math.PI) / 2);
  pen?.drawImage(bitmap, -width / 2, -height / 2);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, 0.95));
  if (!blob) throw new Error('This picture cannot be turned');
  return { url: URL.createObjectURL(blob), width: canvas.width, height: canvas.height };
}

/**
 * A picked picture, turned by quarters. The picture itself is turned, not its view: the part that is cut out then never
 * reaches over its edge. 'LOADING' while it is read, 'BROKEN' where the browser cannot.
 */
export function useTurnedPicture(file: File, quarters: number): Picture | 'LOADING' | 'BROKEN' {
  const [made, setMade] = useState<{ of: File; quarters: number; picture: Picture | 'BROKEN' }>();
  useEffect(() => {
    let isWanted = true;
    let url: string | undefined;
    turn(file, quarters).then(
      (picture) => {
        url = picture.url;
        if (isWanted) setMade({ of: file, quarters, picture });
        else URL.revokeObjectURL(picture.url);
      },
      () => isWanted && setMade({ of: file, quarters, picture: 'BROKEN' }),
    );
    return () => {
      isWanted = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [file, quarters]);
  return made?.of === file && made.quarters === quarters ? made.picture : 'LOADING';
}
