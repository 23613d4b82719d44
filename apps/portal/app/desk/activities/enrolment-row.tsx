import Box from '@mui/material/Box';
import MuiButton from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import { priceText } from '../../activities/words';
import type { PortalApi } from '../../api.server';
import { beijingTime } from '../beijing-time';
import { useDesk } from '../desk-context';
import { dotted } from '../fields/dotted';
import { saveFile } from './save-file';
import { useAct } from './use-act';

/** An enrolment as the list of the desk shows it. */
export type Enrolment = Awaited<ReturnType<PortalApi['activityDesk']['members']>>['list'][number];

const owing: readonly string[] = ['unpaid', 'review', 'refused'];

interface RowProps {
  readonly enrolment: Enrolment;
  readonly activityId: number;
}

/** One party: who it is, how it stands, who comes with it, and what the desk can do. */
export function EnrolmentRow({ enrolment, activityId }: RowProps) {
  const { locale } = useDesk();
  const translate = useTranslate();
  const { state, contact, email, phone, ticket, payment, total, place, offer_end_time, answers } = enrolment;
  const standing = [
    place !== null && translate('desk.activity.in_list', { place }),
    offer_end_time !== null && translate('desk.activity.held', { moment: beijingTime(offer_end_time) }),
  ].filter(Boolean);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '3fr 2fr 3fr 3fr' },
        paddingBlock: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        overflowWrap: 'anywhere',
      }}
    >
      <Box>
        <strong>{contact}</strong>
        <Typography variant="body2" color="text.secondary">
          {dotted(email, phone, beijingTime(enrolment.enrolled_time))}
        </Typography>
        {answers.map(({ label, answer }, index) => (
          <Typography key={`${index}${label}`} variant="body2">
            {label}: {answer}
          </Typography>
        ))}
        <Files enrolment={enrolment} activityId={activityId} />
      </Box>
      <Box>
        <Chip size="small" label={translate(`desk.activity.enrolment.${state}`)} />
        {standing.length > 0 && <Typography variant="body2">{standing.join(' · ')}</Typography>}
        <Typography variant="body2" color="text.secondary">
          {[ticket, total > 0 && `${priceText(total, locale)}, ${translate(`desk.activity.payment.${payment}`)}`]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      <People enrolment={enrolment} activityId={activityId} />
      <Acts enrolment={enrolment} activityId={activityId} />
    </Box>
  );
}

/** Who comes, and the certificate of who came. */
function People({ enrolment: { places }, activityId }: RowProps) {
  const { api, ccId } = useDesk();
  const translate = useTranslate();
  const act = useAct();
  return (
    <Box>
      {places.map(({ id, name, is_given_up, checked_in_time }) => (
        <Box key={id}>
          <Box component="span" sx={{ textDecoration: is_given_up ? 'line-through' : 'none' }}>
            {name}
          </Box>
          {checked_in_time !== null && (
            <MuiButton
              size="small"
              aria-label={`${translate('desk.activity.certificate')}: ${name}`}
              onClick={() =>
                void act(async () => saveFile(await api.activityDesk.certificate({ ccId, activityId, placeId: id })))
              }
            >
              {translate('desk.activity.certificate')}
            </MuiButton>
          )}
        </Box>
      ))}
    </Box>
  );
}

/** The files that came with the answers. */
function Files({ enrolment: { id, files }, activityId }: RowProps) {
  const { api, ccId } = useDesk();
  const act = useAct();
  return files.map((file) => (
    <MuiButton
      key={file.id}
      size="small"
      onClick={() =>
        void act(async () =>
          saveFile(await api.activityDesk.file({ ccId, activityId, enrolmentId: id, file_id: file.id })),
        )
      }
    >
      {file.name}
    </MuiButton>
  ));
}

function Acts({ enrolment, activityId }: RowProps) {
  const { api, ccId } = useDesk();
  const translate = useTranslate();
  const act = useAct();
  const [isAsking, setAsking] = useState(false);
  const { id, state, payment, contact } = enrolment;
  const { activityDesk } = api;
  const one = { ccId, activityId, enrolmentId: id };
  const isLiving = state === 'confirmed' || state === 'offered' || state === 'waiting';
  const button = (word: string, work: () => Promise<unknown>, done?: string) => (
    <MuiButton
      size="small"
      variant="outlined"
      aria-label={`${translate(`desk.activity.${word}`)}: ${contact}`}
      onClick={() => void act(work, done)}
    >
      {translate(`desk.activity.${word}`)}
    </MuiButton>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignContent: 'start', gap: 1 }}>
      {state === 'offered' && button('accept', () => activityDesk.acceptFor(one))}
      {state === 'confirmed' && button('resend', () => activityDesk.resend(one), 'desk.activity.resent')}
      {state === 'confirmed' &&
        owing.includes(payment) &&
        button('paid', () => activityDesk.payment({ ...one, payment: 'paid' }))}
      {payment === 'review' && button('voucher', async () => saveFile(await activityDesk.voucher(one)))}
      {isLiving && (
        <MuiButton
          size="small"
          color="error"
          aria-label={`${translate('desk.activity.quit')}: ${contact}`}
          onClick={() => setAsking(true)}
        >
          {translate('desk.activity.quit')}
        </MuiButton>
      )}
      <Confirm
        isOpen={isAsking}
        title={`${translate('desk.activity.quit')}: ${contact}`}
        content="desk.activity.quit_text"
        onConfirm={() => {
          setAsking(false);
          void act(() => activityDesk.quitFor(one));
        }}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}
