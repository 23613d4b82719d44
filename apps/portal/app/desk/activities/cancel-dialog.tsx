import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useDesk } from '../desk-context';
import type { DeskActivity } from './activity-actions';
import { AskingDialog } from './asking-dialog';
import { useAct } from './use-act';

const languages = ['zh-cn', 'en'] as const;

/** Why an activity is called off, in the languages of those who are told. */
export function CancelDialog({ activity, onClose }: { activity: DeskActivity; onClose: () => void }) {
  const { api, ccId } = useDesk();
  const translate = useTranslate();
  const act = useAct();
  const [reason, setReason] = useState({ 'zh-cn': '', en: '' });
  const isWritten = languages.some((language) => reason[language].trim() !== '');
  const said = (language: 'zh-cn' | 'en') =>
    reason[language].trim() === '' ? null : { reason: reason[language].trim() };
  const send = () =>
    act(() =>
      api.activityDesk.cancel({ ccId, activityId: activity.id, reason: { 'zh-cn': said('zh-cn'), en: said('en') } }),
    );
  return (
    <AskingDialog title={translate('desk.activity.cancel')} onSend={send} onClose={onClose}>
      <Typography>{translate('desk.activity.cancel_text')}</Typography>
      {languages.map((language) => (
        <TextField
          key={language}
          label={translate(`desk.activity.reason_${language === 'en' ? 'en' : 'zh'}`)}
          required={!isWritten}
          multiline
          minRows={3}
          value={reason[language]}
          slotProps={{ htmlInput: { maxLength: 500 } }}
          onChange={(event) => setReason({ ...reason, [language]: event.target.value })}
        />
      ))}
    </AskingDialog>
  );
}
