import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { checkUpload } from '@selvedge/domain/inquiry';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { said } from '../data-provider';
import { useDesk } from '../desk-context';
import { newKey } from '../fields/new-key';
import type { Scene } from './media-resource';

interface UploadFormProps {
  readonly scene: Scene;
  readonly onTaken: (picture: { readonly url: string }) => void;
}

/** Sends a picture with what it shows; what is wrong with it is said before it travels, and again by the server. */
export function UploadForm({ scene, onTaken }: UploadFormProps) {
  const { api, ccId } = useDesk();
  const translate = useTranslate();
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [words, setWords] = useState({ alt_zh: '', alt_en: '' });
  const [key, setKey] = useState(newKey);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0] ?? null;
    const checked = chosen === null ? null : checkUpload(chosen);
    setFile(chosen);
    setKey(newKey());
    setProblem(checked === null || checked.ok ? '' : translate(`desk.upload_problem.${checked.issue}`));
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (file === null) return setProblem(translate('desk.upload_problem.empty'));
    setBusy(true);
    try {
      const { img } = await said(api.attachments.image({ ccId, scene, ...words, idempotency_key: key, file }));
      notify('desk.uploaded', { type: 'success' });
      setFile(null);
      setWords({ alt_zh: '', alt_en: '' });
      setKey(newKey());
      if (input.current !== null) input.current.value = '';
      onTaken(img);
    } catch (error) {
      setProblem(error instanceof Error ? translate(error.message, { _: error.message }) : '');
    } finally {
      setBusy(false);
    }
  };
  const alt = (name: 'alt_zh' | 'alt_en') => (
    <TextField
      label={translate(`resources.media.fields.${name}`)}
      value={words[name]}
      onChange={({ target }) => setWords({ ...words, [name]: target.value })}
      slotProps={{ htmlInput: { maxLength: 200 } }}
    />
  );
  return (
    <Box component="form" onSubmit={send} noValidate aria-label={translate('desk.upload')}>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr', md: '1.2fr 1fr 1fr auto' },
          alignItems: 'center',
        }}
      >
        <Box
          component="input"
          ref={input}
          type="file"
          accept=".jpg,.jpeg,.png"
          aria-label={translate('desk.upload_file')}
          aria-invalid={problem !== ''}
          aria-describedby="upload-help"
          onChange={choose}
          sx={{ minHeight: 44, minWidth: 0, font: 'inherit' }}
        />
        {alt('alt_zh')}
        {alt('alt_en')}
        <Button type="submit" variant="contained" disabled={isBusy || problem !== ''}>
          {translate(isBusy ? 'desk.uploading' : 'desk.upload')}
        </Button>
      </Box>
      <Typography id="upload-help" variant="body2" color={problem === '' ? 'text.secondary' : 'error'} role="status">
        {problem === '' ? translate('desk.upload_help') : problem}
      </Typography>
    </Box>
  );
}
