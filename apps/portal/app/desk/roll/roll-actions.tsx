import Download from '@mui/icons-material/FileDownloadOutlined';
import Upload from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { CreateButton, Link, useCreatePath, useListContext, useNotify, useTranslate } from 'react-admin';
import { useDesk } from '../desk-context';
import { useMay } from '../desk-rights';
import { ListActions } from '../fields/list-actions';
import { type RollFormat, saveRoll } from './save-roll';

/** What can be done with the roll: write a member down, read members from a file, and save those that are found. */
export function RollActions() {
  const translate = useTranslate();
  const may = useMay();
  const createPath = useCreatePath();
  return (
    <ListActions>
      {may('member.manage') && <CreateButton />}
      {may('member.manage') && (
        <Button
          component={Link}
          to={createPath({ resource: 'memberImport', type: 'list' })}
          size="small"
          startIcon={<Upload />}
        >
          {translate('desk.roll.import')}
        </Button>
      )}
      <SaveButton format="xlsx" />
      <SaveButton format="csv" />
    </ListActions>
  );
}

function SaveButton({ format }: { readonly format: RollFormat }) {
  const place = useDesk();
  const translate = useTranslate();
  const notify = useNotify();
  const { filterValues, total } = useListContext();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await saveRoll(place, format, filterValues);
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
    }
    setBusy(false);
  };
  return (
    <Button size="small" startIcon={<Download />} disabled={isBusy || !total} onClick={() => void save()}>
      {translate('desk.roll.export', { format: format.toUpperCase() })}
    </Button>
  );
}
