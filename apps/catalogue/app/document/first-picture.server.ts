/**
 * The `Link` header that asks for the picture a page is judged by while the page itself is still under way: its element
 * stands behind the styles.
 *
 * @returns undefined where a page has no such picture
 */
export function firstPictureLink(html: string): string | undefined {
  const image = /<img\b[^>]*\bfetchpriority="high"[^>]*>/.exec(html);
  if (!image) return undefined;
  const source = /<source\b[^>]*>$/.exec(html.slice(0, image.index));
  const onPhones = source && preload(attributes(source[0]), attributes(image[0]));
  const elsewhere = preload(attributes(image[0]), attributes(image[0]), source ? '(min-width: 768.01px)' : undefined);
  const link = [onPhones, elsewhere].filter(Boolean).join(', ');
  // A header holds letters of ASCII only, and an address no bracket that would end it.
  return /^[\x20-\x7e]+$/.test(link) && !/[<>]/.test(link.replace(/<[^<>]*>; rel/g, '')) ? link : undefined;
}

type Attributes = Readonly<Record<string, string>>;

function preload({ srcset, sizes, media }: Attributes, { src }: Attributes, otherwise = media): string {
  const parts = {
    imagesrcset: srcset,
    imagesizes: sizes,
    media: otherwise,
  };
  const told = Object.entries(parts).flatMap(([name, value]) => (value ? [`${name}="${value}"`] : []));
  return [`<${src}>`, 'rel=preload', 'as=image', 'fetchpriority=high', ...told].join('; ');
}

function attributes(tag: string): Attributes {
  const found = tag.matchAll(/\s([a-z]+)="([^"]*)"/gi);
  return Object.fromEntries(
    [...found].map(([, name = '', value = '']) => [name.toLowerCase(), value.replaceAll('&amp;', '&')]),
  );
}
