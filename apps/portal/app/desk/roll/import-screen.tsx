import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import type { PortalApi } from '../../api.server';
import { said } from '../data-provider';
import { useDesk } from '../desk-context';
import { useAct } from '../dues/use-act';
import { newKey } from '../fields/new-key';
import { ImportReport } from './import-report';

export type Report = Awaited<ReturnType<PortalApi['roll']['import']>>;

const encodings = ['auto', 'utf-8', 'gb18030', 'iso-8859-1'] as const;

/** Members from a file: it is tried first, and what the trial has told is what is then imported. */
export function ImportScreen() {
  const { api, ccId } = useDesk();
  const translate = useTranslate();
  const { act, isBusy, wrong } = useAct();
  const [file, setFile] = useState<File | null>(null);
  const [encoding, setEncoding] = useState<(typeof encodings)[number]>('auto');
  const [category, setCategory] = useState('');
  const [key, setKey] = useState(newKey);
  const [report, setReport] = useState<Report | null>(null);
  const [round, setRound] = useState(0);
  const { data: choices } = useQuery({
    queryKey: ['member-choices', ccId],
    queryFn: () => said(api.memberDesk.choices({ ccId })),
  });
  /** Whatever is changed is another import, which nobody has tried yet. */
  const anew = () => {
    setReport(null);
    setKey(newKey());
  };
  const another = () => {
    anew();
    setFile(null);
    // A field that has chosen a file keeps it; another file is chosen in a new one.
    setRound(round + 1);
  };
  const send = async (chosen: File, dry_run: 'yes' | 'no') => {
    const more = category === '' ? {} : { category_id: Number(category) };
    const answer = await act(() => api.roll.import({ ccId, files: [chosen], dry_run, encoding, key, ...more }));
    if (answer !== undefined) setReport(answer);
  };
  const tryOut = (event: FormEvent) => {
    event.preventDefault();
    if (file !== null) void send(file, 'yes');
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: 2, maxWidth: '60rem' }}>
      <Title title="resources.memberImport.name" />
      <Card component="section" aria-labelledby="import-file" sx={{ padding: 2.5 }}>
        <Typography variant="h2" id="import-file">
          {translate('desk.roll.file')}
        </Typography>
        <Typography color="text.secondary">{translate('desk.roll.file_help')}</Typography>
        <form onSubmit={tryOut} noValidate>
          <TextField
            key={round}
            autoFocus={round > 0}
            type="file"
            label={translate('desk.roll.file_label')}
            onChange={({ target }) => {
              setFile((target as HTMLInputElement).files?.[0] ?? null);
              anew();
            }}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { accept: '.csv,.txt,.xlsx' } }}
            error={wrong.files !== undefined}
            helperText={wrong.files}
            fullWidth
            margin="normal"
          />
          <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            <TextField
              select
              label={translate('desk.roll.encoding')}
              value={encoding}
              onChange={({ target }) => {
                setEncoding(target.value as typeof encoding);
                anew();
              }}
              error={wrong.encoding !== undefined}
              helperText={wrong.encoding}
              margin="normal"
            >
              {encodings.map((name) => (
                <MenuItem key={name} value={name}>
                  {translate(`desk.roll.encodings.${name}`)}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              select
              label={translate('desk.roll.category')}
              value={category}
              onChange={({ target }) => {
                setCategory(target.value);
                anew();
              }}
              error={wrong.category_id !== undefined}
              helperText={wrong.category_id}
              margin="normal"
            >
              <MenuItem value="">{translate('desk.roll.no_category')}</MenuItem>
              {choices?.categories.map(({ id, name }) => (
                <MenuItem key={id} value={String(id)}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
          </Box>
          {report === null && (
            <Button
              type="submit"
              variant="contained"
              disabled={isBusy || file === null}
              sx={{ minHeight: 44, marginBlockStart: 1 }}
            >
              {translate(isBusy ? 'desk.roll.reading' : 'desk.roll.try')}
            </Button>
          )}
        </form>
      </Card>
      <div role="status">
        {report !== null && (
          <ImportReport
            report={report}
            isBusy={isBusy}
            onImport={file === null ? undefined : () => void send(file, 'no')}
            onAnother={another}
          />
        )}
      </div>
      {report === null && <Alert severity="info">{translate('desk.roll.nothing_yet')}</Alert>}
    </Box>
  );
}
