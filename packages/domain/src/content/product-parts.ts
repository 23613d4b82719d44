import { z } from 'zod';
import { numberOf, textOf, wireInteger, wireNumber, wireText } from '../wire/wire-values';
import { type Image, imageOf, rawImageObject } from './image';

/**
 * What a picture of a product shows.
 *
 * @example
 * albumKinds.includes('drape'); // true
 */
export const albumKinds = ['face', 'back', 'drape', 'swatch', 'pattern', 'detail', 'pack'] as const;

/** What a picture of a product shows. */
export type AlbumKind = (typeof albumKinds)[number];

/**
 * A picture of a product as it comes: a picture and what it shows, the cloth's face unless it says otherwise.
 *
 * @example
 * rawAlbumImage.safeParse({ url: '/p1/2-a.jpg', kind: 'drape' }).success; // true
 */
export const rawAlbumImage = rawImageObject.extend({
  kind: z.enum(albumKinds).nullish(),
  /** Of a pattern: how wide the picture is on the cloth, in millimetres. */
  repeat_mm: wireNumber.nullish(),
});

/** A picture of a product as it comes. */
export type RawAlbumImage = z.infer<typeof rawAlbumImage>;

/** A picture of a product. */
export interface AlbumImage extends Image {
  readonly kind: AlbumKind;
  /** Of a pattern: how wide the picture is on the cloth, in millimetres; null when not known. */
  readonly repeatMm: number | null;
}

/** Reads an album; pictures without an address are left out. */
export function albumOf(raw: readonly RawAlbumImage[], alt: string): readonly AlbumImage[] {
  return raw.flatMap((picture) => {
    const image = imageOf(picture, alt);
    return image ? [{ ...image, kind: picture.kind ?? 'face', repeatMm: numberOf(picture.repeat_mm) || null }] : [];
  });
}

/**
 * A row of the attribute table as it comes.
 *
 * @example
 * rawAttribute.safeParse({ key: 'weight', name: 'Weight', value: '127 g/m²', unit_code: 'GM' }).success; // true
 */
export const rawAttribute = z.object({
  /** A stable name for search and filters: `weight`. */
  key: z.string().max(64),
  name: wireText,
  value: wireText,
  /** The same in a second unit, shown in mono: `7.3 oz/yd²`. */
  second: wireText.nullish(),
  /** The unit's UN/CEFACT code: `GM` for g/m². */
  unit_code: z.string().max(8).nullish(),
  /** The heading it stands under. */
  group: wireText.nullish(),
});

/** A row of the attribute table. */
export interface Attribute {
  readonly key: string;
  readonly name: string;
  readonly value: string;
  readonly second: string;
  readonly unitCode: string;
  readonly group: string;
}

/** Reads an attribute. */
export function attributeOf(raw: z.infer<typeof rawAttribute>): Attribute {
  return {
    key: raw.key,
    name: raw.name,
    value: raw.value,
    second: textOf(raw.second),
    unitCode: textOf(raw.unit_code),
    group: textOf(raw.group),
  };
}

/**
 * A certificate as it comes.
 *
 * @example
 * rawCertificate.safeParse({ name: 'GOTS', valid_until: 1_800_000_000 }).success; // true
 */
export const rawCertificate = z.object({ name: wireText, valid_until: wireInteger.nullish() });

/** A certificate. */
export interface Certificate {
  readonly name: string;
  /** In unix seconds; 0 when it has no end. */
  readonly validUntil: number;
}

/** Reads a certificate. */
export function certificateOf(raw: z.infer<typeof rawCertificate>): Certificate {
  return { name: raw.name, validUntil: numberOf(raw.valid_until) };
}

/**
 * Something the buyer chooses, as it comes: a colour, a width.
 *
 * @example
 * rawProductOption.safeParse({ name: 'Colour', values: ['indigo'] }).success; // true
 */
export const rawProductOption = z.object({ name: wireText, values: z.array(wireText).max(500) });

/** Something the buyer chooses. */
export interface ProductOption {
  readonly name: string;
  readonly values: readonly string[];
}
