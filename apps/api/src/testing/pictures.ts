import sharp from 'sharp';
import type { FormFile } from './forms.ts';

/** Makes a picture that the server accepts as a profile picture. */
export async function smallPicture(): Promise<FormFile> {
  const picture = sharp({ create: { width: 10, height: 10, channels: 3, background: '#0a7d84' } });
  return { name: 'me.png', content: await picture.png().toBuffer() };
}
