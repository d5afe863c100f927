import sharp from 'sharp';

/** A real picture of 1280 by 720, as a file that a form takes. */
export const aPicture = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 1280, height: 720, channels: 3, background: '#2f8f83' } })
    .png()
    .toBuffer(),
});
