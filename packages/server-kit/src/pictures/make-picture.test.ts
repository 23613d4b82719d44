import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makePicture } from './make-picture';
import { PictureError } from './make-variant';

const cloth = { create: { width: 900, height: 600, channels: 3, background: '#345678' } } as const;
const photo = await sharp(cloth)
  .jpeg({ quality: 100 })
  .withMetadata({ orientation: 6 })
  .withExif({ IFD0: { Copyright: 'the canal', Make: 'a camera' } })
  .toBuffer();

describe('a picture that was sent', () => {
  it('is made anew: turned upright, as WebP, without what the camera wrote into it', async () => {
    const turned = await sharp(cloth).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { content, width, height } = await makePicture(turned, { mostWidth: 400 });
    expect([width, height]).toEqual([400, 600]);
    const { format, exif } = await sharp((await makePicture(photo, { mostWidth: 2000 })).content).metadata();
    expect([format, exif]).toEqual(['webp', undefined]);
    expect((await sharp(content).metadata()).orientation).toBeUndefined();
  });

  it('is never made larger, and knows its average colour', async () => {
    const made = await makePicture(await sharp(cloth).png().toBuffer(), { mostWidth: 2560 });
    expect([made.width, made.height]).toEqual([900, 600]);
    expect(made.colour).toMatch(/^#3[2-6]5[5-7]7[6-9]$/);
  });

  it('can be cut to a square', async () => {
    const { width, height } = await makePicture(photo, { mostWidth: 320, square: true });
    expect([width, height]).toEqual([320, 320]);
  });

  it.each([
    ['text', Buffer.from('<script>alert(1)</script>')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['half of a picture', photo.subarray(0, photo.length / 2)],
    ['nothing', Buffer.alloc(0)],
  ])('is refused when it is %s', async (_what, sent) => {
    await expect(makePicture(sent, { mostWidth: 100 })).rejects.toThrow(PictureError);
  });

  it('is refused when it has more pixels than a camera takes', async () => {
    const bomb = { create: { width: 9000, height: 9000, channels: 3, background: '#fff' } } as const;
    const sent = await sharp({ ...bomb, limitInputPixels: false })
      .png()
      .toBuffer();
    await expect(makePicture(sent, { mostWidth: 100 })).rejects.toThrow(PictureError);
  });
});
