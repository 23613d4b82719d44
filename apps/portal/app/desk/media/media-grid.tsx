import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useDesk } from '../desk-context';
import type { LibraryPicture } from './media-resource';
import { Thumbnail } from './thumbnail';

interface MediaGridProps {
  readonly pictures: readonly LibraryPicture[];
  readonly onChoose: (picture: LibraryPicture) => void;
}

/** Pictures side by side; each is a button that is named by what it shows. */
export function MediaGrid({ pictures, onChoose }: MediaGridProps) {
  const { locale } = useDesk();
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        margin: 0,
        padding: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
      }}
    >
      {pictures.map((picture) => (
        <li key={picture.id}>
          <ButtonBase
            focusRipple
            onClick={() => onChoose(picture)}
            aria-label={picture.img.alt[locale] || picture.name}
            sx={{ display: 'block', width: '100%', textAlign: 'start', borderRadius: 1 }}
          >
            <Thumbnail url={picture.img.url} />
            <Typography variant="body2" noWrap sx={{ marginBlockStart: 0.5 }}>
              {picture.img.alt[locale] || picture.name}
            </Typography>
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}
