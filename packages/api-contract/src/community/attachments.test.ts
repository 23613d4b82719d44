import { describe, expect, it } from 'vitest';
import { altText, attachments, mediaScene } from './attachments';

const picture = new File([new Uint8Array(8)], 'loom.jpg', { type: 'image/jpeg' });

const image = (more: object) => attachments.image.request.safeParse({ ccId: 1, scene: 'news', file: picture, ...more });

describe('where a file is sent', () => {
  it.each([...mediaScene.options, 'avatar'])('is told for the scene %s', (scene) => {
    expect(attachments.allocation.request.safeParse({ scene }).success).toBe(true);
  });

  it('is told for no other scene', () => {
    expect(attachments.allocation.request.safeParse({ scene: 'invoice' }).success).toBe(false);
  });
});

describe('a picture for the library', () => {
  it('comes without words when nobody has written them', () => {
    expect(image({}).data).toMatchObject({ alt_zh: '', alt_en: '' });
  });

  it.each([
    ['no file', { file: undefined }],
    ['the name of a file', { file: 'loom.jpg' }],
    ['the scene of avatars', { scene: 'avatar' }],
    ['a key that is too short', { idempotency_key: 'short' }],
    ['a field that nobody knows', { album: 3 }],
  ])('is not taken with %s', (_what, more) => {
    expect(image(more).success).toBe(false);
  });

  it('has words of two hundred characters at most', () => {
    expect(altText.parse(`  ${'字'.repeat(200)} `)).toHaveLength(200);
    expect(altText.safeParse('字'.repeat(201)).success).toBe(false);
  });
});

describe('an avatar', () => {
  it('is taken away by sending no file', () => {
    expect(attachments.avatar.request.safeParse({}).success).toBe(true);
    expect(attachments.avatar.request.safeParse({ file: picture }).success).toBe(true);
  });
});
