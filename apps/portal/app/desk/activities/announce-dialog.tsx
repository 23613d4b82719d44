import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useDesk } from '../desk-context';
import type { DeskActivity } from './activity-actions';
import { AskingDialog } from './asking-dialog';
import { useAct } from './use-act';

/** What those enrolled are told, and who waits too if it says so. */
export function AnnounceDialog({ activity, onClose }: { activity: DeskActivity; onClose: () => void }) {
  const { api, ccId } = useDesk();
  const translate = useTranslate();
  const act = useAct();
  const [words, setWords] = useState({ title: '', body: '', include_waiting: false });
  const send = () =>
    act(() => api.activityDesk.announce({ ccId, activityId: activity.id, ...words }), 'desk.activity.told');
  return (
    <AskingDialog title={translate('desk.activity.announce')} onSend={send} onClose={onClose}>
      <TextField
        label={translate('resources.activities.fields.title')}
        required
        value={words.title}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        onChange={(event) => setWords({ ...words, title: event.target.value })}
      />
      <TextField
        label={translate('resources.activities.fields.body')}
        required
        multiline
        minRows={4}
        value={words.body}
        slotProps={{ htmlInput: { maxLength: 5000 } }}
        onChange={(event) => setWords({ ...words, body: event.target.value })}
      />
      <FormControlLabel
        label={translate('desk.activity.waiting_too')}
        control={
          <Checkbox
            checked={words.include_waiting}
            onChange={(event) => setWords({ ...words, include_waiting: event.target.checked })}
          />
        }
      />
    </AskingDialog>
  );
}
