import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useDesk } from '../desk-context';
import { newKey } from '../fields/new-key';
import type { DeskActivity } from './activity-actions';
import { AskingDialog } from './asking-dialog';
import { useAct } from './use-act';

/** A party that calls the secretariat: it gets its places, or waits like everybody. */
export function EnrolDialog({ activity, onClose }: { activity: DeskActivity; onClose: () => void }) {
  const { api, ccId, locale } = useDesk();
  const translate = useTranslate();
  const act = useAct();
  const { id: activityId, tickets } = activity;
  const [key] = useState(newKey);
  const [wish, setWish] = useState({ contact: '', email: '', phone: '', people: '', ticket: tickets[0]?.id ?? 0 });
  const names = wish.people.split('\n').flatMap((line) => line.trim() || []);
  const people = (names.length === 0 ? [wish.contact.trim()] : names).map((name) => ({ name }));
  const send = () => {
    const { contact, email, phone, ticket } = wish;
    const party = { contact, email, phone, people, ...(ticket > 0 && { ticket_id: ticket }) };
    return act(
      () => api.activityDesk.enrolFor({ ccId, activityId, source: 'desk', ...party, idempotency_key: key }),
      'desk.activity.enrolled',
    );
  };
  const field = (name: 'contact' | 'email' | 'phone', type: string) => (
    <TextField
      label={translate(`desk.activity.${name}`)}
      type={type}
      required={name === 'contact'}
      value={wish[name]}
      onChange={(event) => setWish({ ...wish, [name]: event.target.value })}
    />
  );
  return (
    <AskingDialog title={translate('desk.activity.enrol')} onSend={send} onClose={onClose}>
      {field('contact', 'text')}
      {field('email', 'email')}
      {field('phone', 'tel')}
      <TextField
        label={translate('desk.activity.people')}
        helperText={translate('desk.activity.people_hint')}
        multiline
        minRows={3}
        value={wish.people}
        onChange={(event) => setWish({ ...wish, people: event.target.value })}
      />
      {tickets.length > 1 && (
        <TextField
          label={translate('desk.activity.column.ticket')}
          select
          value={wish.ticket}
          onChange={(event) => setWish({ ...wish, ticket: Number(event.target.value) })}
        >
          {tickets.map(({ id, texts }) => (
            <MenuItem key={id} value={id}>
              {texts[locale]?.title || texts['zh-cn']?.title || texts.en?.title}
            </MenuItem>
          ))}
        </TextField>
      )}
    </AskingDialog>
  );
}
