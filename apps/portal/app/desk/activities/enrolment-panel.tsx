import Box from '@mui/material/Box';
import MuiButton from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetList, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { inLanguage } from '../../language/address';
import { said } from '../data-provider';
import { useDesk } from '../desk-context';
import { saveFile } from './save-file';

interface Enrolment {
  readonly id: number;
  readonly state: string;
  readonly size: number;
  readonly contact: string;
  readonly email: string;
  readonly ticket: string;
  readonly payment: string;
  readonly places: readonly {
    readonly id: number;
    readonly name: string;
    readonly checked_in_time: number | null;
    readonly is_given_up: boolean;
  }[];
}

/** Who is enrolled and who waits, with what the desk does about it. */
export function EnrolmentPanel() {
  const activity = useRecordContext<{ readonly id: number; readonly phase: string }>();
  const translate = useTranslate();
  const { data = [], total = 0 } = useGetList<Enrolment>(
    'enrolments',
    { pagination: { page: 1, perPage: 60 }, filter: { activityId: activity?.id } },
    { enabled: activity !== undefined },
  );
  if (activity === undefined) return null;
  return (
    <Box component="section" sx={{ padding: 2 }} aria-labelledby="enrolments">
      <Typography variant="h2" id="enrolments">
        {translate('desk.activity.enrolments', { total })}
      </Typography>
      <Actions activityId={activity.id} phase={activity.phase} />
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {['who', 'state', 'ticket', 'payment', 'people', 'acts'].map((name) => (
                <TableCell key={name}>{translate(`desk.activity.column.${name}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map((enrolment) => (
              <EnrolmentRow key={enrolment.id} enrolment={enrolment} activityId={activity.id} />
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}

function EnrolmentRow({ enrolment, activityId }: { enrolment: Enrolment; activityId: number }) {
  const { api, ccId } = useDesk();
  const translate = useTranslate();
  const act = useAct();
  const { id, state, contact, email, ticket, payment, places } = enrolment;
  const isLiving = state === 'confirmed' || state === 'offered' || state === 'waiting';
  return (
    <TableRow>
      <TableCell>
        {contact}
        <Typography variant="body2" color="text.secondary">
          {email}
        </Typography>
      </TableCell>
      <TableCell>
        <Chip size="small" label={translate(`desk.activity.enrolment.${state}`)} />
      </TableCell>
      <TableCell>{ticket}</TableCell>
      <TableCell>{translate(`desk.activity.payment.${payment}`)}</TableCell>
      <TableCell>
        {places.map((place) => (
          <Box key={place.id} sx={{ textDecoration: place.is_given_up ? 'line-through' : 'none' }}>
            {place.name}
            {place.checked_in_time !== null && (
              <MuiButton
                size="small"
                onClick={() =>
                  void act(async () => {
                    saveFile(await api.activityDesk.certificate({ ccId, activityId, placeId: place.id }));
                  })
                }
              >
                {translate('desk.activity.certificate')}
              </MuiButton>
            )}
          </Box>
        ))}
      </TableCell>
      <TableCell>
        {isLiving && (
          <MuiButton
            size="small"
            onClick={() => void act(() => api.activityDesk.quitFor({ ccId, activityId, enrolmentId: id }))}
          >
            {translate('desk.activity.quit')}
          </MuiButton>
        )}
        {(payment === 'unpaid' || payment === 'review' || payment === 'refused') && (
          <MuiButton
            size="small"
            onClick={() =>
              void act(() => api.activityDesk.payment({ ccId, activityId, enrolmentId: id, payment: 'paid' }))
            }
          >
            {translate('desk.activity.paid')}
          </MuiButton>
        )}
        {payment === 'review' && (
          <MuiButton
            size="small"
            onClick={() =>
              void act(async () => saveFile(await api.activityDesk.voucher({ ccId, activityId, enrolmentId: id })))
            }
          >
            {translate('desk.activity.voucher')}
          </MuiButton>
        )}
      </TableCell>
    </TableRow>
  );
}

/** The door, the files, and what is said to everybody. */
function Actions({ activityId, phase }: { activityId: number; phase: string }) {
  const { api, ccId, locale } = useDesk();
  const translate = useTranslate();
  const act = useAct();
  const [asked, ask] = useState<'announce' | 'cancel' | null>(null);
  const [words, setWords] = useState({ title: '', body: '' });
  const send = () =>
    act(async () => {
      if (asked === 'announce') await api.activityDesk.announce({ ccId, activityId, ...words });
      else {
        const text =
          locale === 'en'
            ? { 'zh-cn': null, en: { reason: words.body } }
            : { 'zh-cn': { reason: words.body }, en: null };
        await api.activityDesk.cancel({ ccId, activityId, reason: text });
      }
      ask(null);
    });
  const save = (format: 'xlsx' | 'csv') =>
    act(async () => saveFile(await api.activityDesk.exportMembers({ ccId, activityId, format })));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlock: 1 }}>
      <MuiButton variant="outlined" href={inLanguage(`/door/${activityId}`, locale)}>
        {translate('desk.activity.door')}
      </MuiButton>
      <MuiButton variant="outlined" onClick={() => void save('xlsx')}>
        XLSX
      </MuiButton>
      <MuiButton variant="outlined" onClick={() => void save('csv')}>
        CSV
      </MuiButton>
      <MuiButton variant="outlined" onClick={() => ask('announce')}>
        {translate('desk.activity.announce')}
      </MuiButton>
      {phase !== 'cancelled' && phase !== 'over' && phase !== 'draft' && (
        <MuiButton variant="outlined" color="error" onClick={() => ask('cancel')}>
          {translate('desk.activity.cancel')}
        </MuiButton>
      )}
      <Dialog open={asked !== null} onClose={() => ask(null)} fullWidth>
        <DialogTitle>{asked !== null && translate(`desk.activity.${asked}`)}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {asked === 'announce' && (
            <TextField
              label={translate('resources.activities.fields.title')}
              value={words.title}
              onChange={(event) => setWords({ ...words, title: event.target.value })}
            />
          )}
          <TextField
            label={translate(asked === 'cancel' ? 'desk.activity.reason' : 'resources.activities.fields.body')}
            multiline
            minRows={4}
            value={words.body}
            onChange={(event) => setWords({ ...words, body: event.target.value })}
          />
        </DialogContent>
        <DialogActions>
          <MuiButton onClick={() => ask(null)}>{translate('ra.action.cancel')}</MuiButton>
          <MuiButton onClick={() => void send()}>{translate('ra.action.confirm')}</MuiButton>
        </DialogActions>
      </Dialog>
    </Box>
  );
}

/** Does something and shows what has become of it, or why it was refused. */
function useAct() {
  const notify = useNotify();
  const refresh = useRefresh();
  return async (work: () => Promise<unknown>) => {
    try {
      await said(work());
      refresh();
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
    }
  };
}
