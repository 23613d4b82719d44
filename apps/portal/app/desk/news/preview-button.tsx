import Visibility from '@mui/icons-material/VisibilityOutlined';
import { useState } from 'react';
import { Button, useNotify, useRecordContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { said } from '../data-provider';
import { useDesk } from '../desk-context';

/** Shows an item as it will stand on the website, by an address that can be handed on for a day. */
export function PreviewButton() {
  const { api, ccId, locale } = useDesk();
  const { isDirty } = useFormState();
  const [isBusy, setBusy] = useState(false);
  const record = useRecordContext<{ readonly id: number }>();
  const notify = useNotify();
  if (record === undefined) return null;
  const preview = async () => {
    if (isDirty) return notify('desk.preview_unsaved', { type: 'warning' });
    setBusy(true);
    try {
      const { urls } = await said(api.newsDesk.preview({ ccId, id: record.id }));
      window.open(urls[locale], '_blank', 'noopener');
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button label="desk.preview" variant="outlined" size="medium" disabled={isBusy} onClick={preview}>
      <Visibility />
    </Button>
  );
}
