import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { said } from '../data-provider';
import { useDesk } from '../desk-context';
import { useTitleOf } from '../fields/title-of';

/** Publishes a job or takes it back (specification §4), from its row. */
export function PublishToggle() {
  const { api, ccId } = useDesk();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const titleOf = useTitleOf();
  const [isBusy, setBusy] = useState(false);
  const job = useRecordContext<{ readonly id: number; readonly is_published: boolean }>();
  if (job === undefined) return null;
  const toggle = async () => {
    setBusy(true);
    try {
      await said(api.jobDesk.isPublished({ ccId, id: job.id, is_published: !job.is_published }));
      refresh();
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Switch
      checked={job.is_published}
      disabled={isBusy}
      onClick={(event) => event.stopPropagation()}
      onChange={toggle}
      slotProps={{ input: { 'aria-label': `${translate('desk.publication.published')}: ${titleOf(job)}` } }}
    />
  );
}
