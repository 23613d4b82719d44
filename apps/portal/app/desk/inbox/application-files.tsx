import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatFileSize } from '@selvedge/domain/text';
import { useNotify, useRecordContext, useTranslate } from 'react-admin';
import { said } from '../data-provider';
import { useDesk } from '../desk-context';

interface SentFile {
  readonly id: number;
  readonly name: string;
  readonly size: number;
}

/** What somebody sent with an application; opening one is written down. */
export function ApplicationFiles() {
  const { api, ccId } = useDesk();
  const translate = useTranslate();
  const notify = useNotify();
  const files = useRecordContext<{ readonly id: number; readonly files?: readonly SentFile[] }>()?.files ?? [];
  if (files.length === 0) return null;
  const open = async (id: number) => {
    try {
      const { url } = await said(api.applicationDesk.file({ ccId, id }));
      window.location.assign(url);
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
    }
  };
  return (
    <Box component="section" aria-labelledby="files" sx={{ marginBlockStart: 2 }}>
      <Typography variant="h2" id="files">
        {translate('desk.files')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {files.map(({ id, name, size }) => (
          <li key={id}>
            <Button onClick={() => open(id)} sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}>
              {`${name} (${formatFileSize(size)})`}
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  );
}
