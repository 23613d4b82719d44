import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { useDesk } from '../desk-context';
import { useAct } from '../dues/use-act';

/** Asks a member who has no account yet to sign in; whoever was asked within the week is left in peace. */
export function InviteButton({ memberId }: { readonly memberId: number }) {
  const { api, ccId } = useDesk();
  const translate = useTranslate();
  const notify = useNotify();
  const { act, isBusy } = useAct();
  const invite = async () => {
    const answer = await act(() => api.roll.invite({ ccId, ids: [memberId] }));
    if (answer === undefined) return;
    if (answer.invited > 0) notify('desk.roll.invited', { type: 'success' });
    else notify('desk.roll.not_invited', { type: 'warning' });
  };
  return (
    <Button variant="outlined" disabled={isBusy} onClick={() => void invite()} sx={{ minHeight: 44 }}>
      {translate('desk.roll.invite')}
    </Button>
  );
}
