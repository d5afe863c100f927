// Story support: pictures that need no network.

const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice"><rect width="320" height="180" fill="#e4f1f0"/><path d="M0 140 80 70l60 50 70-90 110 110v40H0z" fill="#69b9b6"/><circle cx="250" cy="45" r="22" fill="#f4885d"/></svg>`;

/** The address of a drawn picture. */
export const pictureAddress = (width = 320, height = 180): string =>
  `data:image/svg+xml,${encodeURIComponent(drawing(width, height))}`;

/** A drawn picture as a file, as a camera or a scanner would give it. */
export async function pictureFile(name: string, width: number, height: number, type = 'image/jpeg'): Promise<File> {
  const image = new Image(width, height);
  image.src = pictureAddress(width, height);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  return new File([blob ?? ''], name, { type });
}
