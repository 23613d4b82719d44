import Box from '@mui/material/Box';
import { imageStem, variantPath } from '@selvedge/rewriting';

interface ThumbnailProps {
  readonly url: string;
  readonly alt?: string;
  /** One of the widths that the site makes. */
  readonly width?: 220 | 300 | 540;
}

/** A picture of the library, small and whole. */
export function Thumbnail({ url, alt = '', width = 300 }: ThumbnailProps) {
  const stem = imageStem(url);
  const src = stem === null ? url : variantPath(stem, { type: 4, width, quality: 80 });
  return (
    <Box
      component="img"
      src={src}
      alt={alt}
      loading="lazy"
      sx={{
        display: 'block',
        width: '100%',
        aspectRatio: '4 / 3',
        objectFit: 'cover',
        borderRadius: 1,
        backgroundColor: 'background.default',
      }}
    />
  );
}
