import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  Confirm,
  useCreate,
  useDelete,
  useGetList,
  useNotify,
  useRecordContext,
  useRefresh,
  useTranslate,
} from 'react-admin';
import { beijingTime } from '../beijing-time';
import { DeskAside } from '../fields/desk-aside';
import { FindPerson } from './find-person';

interface Holder {
  readonly id: number;
  readonly name: string;
  readonly given_time: number;
}

/** Who has a role: each can lose it, and others can be given it. Both hold from that moment on. */
export function RoleHolders() {
  const role = useRecordContext<{ readonly id: number }>();
  return role === undefined ? null : <Holders roleId={role.id} />;
}

function Holders({ roleId }: { readonly roleId: number }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [asked, ask] = useState<Holder | null>(null);
  const [give] = useCreate();
  const [take] = useDelete();
  const { data: holders = [] } = useGetList<Holder>('roleUsers', { filter: { roleId } });
  const told = (message: string) => ({
    onSuccess: () => {
      notify(message, { type: 'success' });
      refresh();
    },
    onError: (error: unknown) => {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
    },
  });
  const takeAsked = () => {
    if (asked !== null) take('roleUsers', { id: asked.id, previousData: asked }, told('desk.roles.taken'));
    ask(null);
  };
  return (
    <DeskAside id="holders" title={translate('desk.roles.holders')}>
      {holders.length === 0 && <Typography color="text.secondary">{translate('desk.roles.nobody')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', padding: 0, marginBlock: 1 }}>
        {holders.map((holder) => (
          <Box
            component="li"
            key={holder.id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              borderBlockEnd: 1,
              borderColor: 'divider',
              minHeight: 52,
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {holder.name}
              <Typography variant="body2" color="text.secondary">
                {beijingTime(holder.given_time)}
              </Typography>
            </Box>
            <Button
              color="error"
              onClick={() => ask(holder)}
              aria-label={`${translate('desk.roles.take')}: ${holder.name}`}
            >
              {translate('desk.roles.take')}
            </Button>
          </Box>
        ))}
      </Box>
      <FindPerson
        onGive={(accountId) => give('roleUsers', { data: { roleId, account_id: accountId } }, told('desk.roles.given'))}
      />
      <Confirm
        isOpen={asked !== null}
        title="desk.roles.take"
        content={translate('desk.roles.take_sure', { name: asked?.name ?? '' })}
        onConfirm={takeAsked}
        onClose={() => ask(null)}
      />
    </DeskAside>
  );
}
