import Box from '@mui/material/Box';
import MuiButton from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PortalApi } from '../../api.server';
import { inLanguage } from '../../language/address';
import { useDesk } from '../desk-context';
import { AnnounceDialog } from './announce-dialog';
import { CancelDialog } from './cancel-dialog';
import { EnrolDialog } from './enrol-dialog';
import { saveFile } from './save-file';
import { useAct } from './use-act';

/** What the actions want to know of an activity. */
export interface DeskActivity {
  readonly id: number;
  readonly phase: string;
  readonly tickets: readonly {
    readonly id: number;
    readonly texts: Readonly<Record<'zh-cn' | 'en', { readonly title?: string } | null | undefined>>;
  }[];
}

interface ActionsProps {
  readonly activity: DeskActivity;
  /** What the list is narrowed by: the files hold the same people. */
  readonly filter: Omit<Partial<Parameters<PortalApi['activityDesk']['exportMembers']>[0]>, 'ccId' | 'activityId'>;
}

const dialogs = { enrol: EnrolDialog, announce: AnnounceDialog, cancel: CancelDialog } as const;

/** The door, the files, who is enrolled by hand, and what is said to everybody. */
export function ActivityActions({ activity, filter }: ActionsProps) {
  const { api, ccId, locale } = useDesk();
  const translate = useTranslate();
  const act = useAct();
  const [asked, ask] = useState<keyof typeof dialogs | null>(null);
  const { id: activityId, phase } = activity;
  const isOpen = phase !== 'cancelled' && phase !== 'over' && phase !== 'draft';
  const save = (format: 'xlsx' | 'csv') =>
    act(async () => saveFile(await api.activityDesk.exportMembers({ ccId, activityId, ...filter, format })));
  const Asked = asked === null ? null : dialogs[asked];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlock: 1 }}>
      {isOpen && (
        <MuiButton variant="contained" onClick={() => ask('enrol')}>
          {translate('desk.activity.enrol')}
        </MuiButton>
      )}
      <MuiButton variant="outlined" href={inLanguage(`/door/${activityId}`, locale)}>
        {translate('desk.activity.door')}
      </MuiButton>
      {(['xlsx', 'csv'] as const).map((format) => (
        <MuiButton
          key={format}
          variant="outlined"
          aria-label={`${translate('desk.activity.export')} ${format.toUpperCase()}`}
          onClick={() => void save(format)}
        >
          {format.toUpperCase()}
        </MuiButton>
      ))}
      {phase !== 'draft' && (
        <MuiButton variant="outlined" onClick={() => ask('announce')}>
          {translate('desk.activity.announce')}
        </MuiButton>
      )}
      {isOpen && (
        <MuiButton variant="outlined" color="error" onClick={() => ask('cancel')}>
          {translate('desk.activity.cancel')}
        </MuiButton>
      )}
      {Asked !== null && <Asked activity={activity} onClose={() => ask(null)} />}
    </Box>
  );
}
