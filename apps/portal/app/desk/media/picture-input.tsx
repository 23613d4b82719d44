import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { useMay } from '../desk-rights';
import type { Scene } from './media-resource';
import { PictureDialog } from './picture-dialog';
import { Thumbnail } from './thumbnail';

interface PictureInputProps {
  readonly source: string;
  readonly scene: Scene;
  readonly label?: string;
}

/** The picture of a record, chosen from the library. Who may not look into the library leaves it as it is. */
export function PictureInput({ source, scene, label = 'desk.picture' }: PictureInputProps) {
  const translate = useTranslate();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const { field, fieldState } = useInput({ source, parse: (value: unknown) => value });
  const url = typeof field.value === 'string' && field.value !== '' ? field.value : null;
  const name = translate(label);
  return (
    <Box role="group" aria-label={name} sx={{ marginBlock: 1 }}>
      <Typography variant="body2" color="text.secondary" sx={{ marginBlockEnd: 0.5 }}>
        {name}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        {url !== null && (
          <Box sx={{ width: '10rem' }}>
            <Thumbnail url={url} />
          </Box>
        )}
        {may('media.manage') && (
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {translate('desk.picture_choose')}
          </Button>
        )}
        {url !== null && <Button onClick={() => field.onChange(null)}>{translate('desk.picture_take_away')}</Button>}
      </Box>
      {fieldState.error?.message !== undefined && (
        <FormHelperText error>{translate(fieldState.error.message, { _: fieldState.error.message })}</FormHelperText>
      )}
      {isOpen && (
        <PictureDialog
          scene={scene}
          onClose={() => setOpen(false)}
          onChoose={(chosen) => {
            field.onChange(chosen);
            setOpen(false);
          }}
        />
      )}
    </Box>
  );
}
