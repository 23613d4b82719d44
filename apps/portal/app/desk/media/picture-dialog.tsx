import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { MediaGrid } from './media-grid';
import type { LibraryPicture, Scene } from './media-resource';
import { UploadForm } from './upload-form';

interface PictureDialogProps {
  readonly scene: Scene;
  readonly onChoose: (url: string) => void;
  readonly onClose: () => void;
}

const page = 24;

/** The library over a form: chosen or sent, a picture goes to the form's field. */
export function PictureDialog({ scene, onChoose, onClose }: PictureDialogProps) {
  const translate = useTranslate();
  const [keywords, setKeywords] = useState('');
  const [shown, setShown] = useState(page);
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const {
    data = [],
    total = 0,
    isPending,
  } = useGetList<LibraryPicture>('media', {
    filter: { keywords },
    pagination: { page: 1, perPage: shown },
  });
  return (
    <Dialog open onClose={onClose} fullScreen={isNarrow} fullWidth maxWidth="md" aria-labelledby="choose-picture">
      <DialogTitle id="choose-picture">{translate('desk.picture_choose')}</DialogTitle>
      <DialogContent>
        <UploadForm scene={scene} onTaken={({ url }) => onChoose(url)} />
        <TextField
          type="search"
          label={translate('ra.action.search')}
          value={keywords}
          onChange={({ target }) => setKeywords(target.value)}
          sx={{ marginBlock: 2 }}
        />
        <MediaGrid pictures={data} onChoose={({ img }) => onChoose(img.url)} />
        {data.length === 0 && !isPending && (
          <Typography color="text.secondary">{translate('desk.picture_nothing')}</Typography>
        )}
        {total > data.length && shown < 60 && (
          <Button onClick={() => setShown(60)}>{translate('desk.picture_more', { count: total - data.length })}</Button>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
