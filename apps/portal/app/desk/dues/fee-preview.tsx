import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { HttpError, useNotify, useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import type { PortalApi } from '../../api.server';
import { said, type Values } from '../data-provider';
import { useDesk } from '../desk-context';
import type { FormFee } from './fee-form';
import { feeFromForm } from './fee-resource';
import { useMoney } from './money';
import { useAct } from './use-act';

type Preview = Awaited<ReturnType<PortalApi['feeDesk']['preview']>>;

/** Who would pay what by the form as it stands; and when it is saved, the button that bills it. */
export function FeePreview() {
  const { api, ccId } = useDesk();
  const fee = useRecordContext<FormFee>();
  const translate = useTranslate();
  const notify = useNotify();
  const form = useFormContext();
  const { isDirty } = useFormState();
  const [preview, show] = useState<Preview | null>(null);
  const look = async () => {
    try {
      const fields = feeFromForm(form.getValues() as Values, ccId);
      show(await said(api.feeDesk.preview({ ...fields, ...(fee !== undefined && { id: fee.id }) })));
    } catch (error) {
      const wrong = error instanceof HttpError ? (error.body?.errors as Record<string, string> | undefined) : undefined;
      for (const [field, message] of Object.entries(wrong ?? {})) form.setError(field, { type: 'server', message });
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
    }
  };
  return (
    <>
      <Button variant="outlined" onClick={() => void look()}>
        {translate('desk.dues.preview')}
      </Button>
      <Dialog
        open={preview !== null}
        onClose={() => show(null)}
        fullWidth
        maxWidth="md"
        aria-labelledby="preview-title"
      >
        {preview !== null && (
          <>
            <DialogTitle id="preview-title">{translate('desk.dues.preview_title')}</DialogTitle>
            <DialogContent dividers>
              <PreviewList preview={preview} />
            </DialogContent>
            <DialogActions sx={{ flexWrap: 'wrap' }}>
              {(fee === undefined || isDirty) && (
                <Typography color="text.secondary" sx={{ flex: '1 1 16rem', paddingInlineStart: 1 }}>
                  {translate('desk.dues.preview_unsaved')}
                </Typography>
              )}
              <Button onClick={() => show(null)}>{translate('ra.action.close')}</Button>
              {fee !== undefined && !isDirty && <Publish fee={fee} preview={preview} onDone={() => show(null)} />}
            </DialogActions>
          </>
        )}
      </Dialog>
    </>
  );
}

interface PublishProps {
  readonly fee: FormFee;
  readonly preview: Preview;
  readonly onDone: () => void;
}

function Publish({ fee, preview, onDone }: PublishProps) {
  const { api, ccId } = useDesk();
  const translate = useTranslate();
  const notify = useNotify();
  const { act, isBusy } = useAct();
  const publish = async () => {
    const answer = await act(() => api.feeDesk.publish({ ccId, id: fee.id }));
    if (answer === undefined) return;
    notify('desk.dues.published', { messageArgs: { smart_count: answer.bills } });
    onDone();
  };
  const isNothingNew = preview.list.every(({ is_billed }) => is_billed);
  return (
    <Button variant="contained" disabled={isBusy || isNothingNew} onClick={() => void publish()}>
      {translate(fee.state === 'draft' ? 'desk.dues.publish' : 'desk.dues.publish_new')}
    </Button>
  );
}

/** More than anybody reads; the sums are of all of them. */
const mostShown = 100;

function PreviewList({ preview }: { readonly preview: Preview }) {
  const translate = useTranslate();
  const money = useMoney();
  const open = preview.list.filter(({ is_billed }) => !is_billed);
  const amount = money(open.reduce((sum, { cents }) => sum + cents, 0));
  const unreached = open.filter(({ has_address }) => !has_address).length;
  return (
    <>
      <Typography variant="h2" component="p">
        {open.length === 0
          ? translate('desk.dues.preview_none')
          : translate('desk.dues.preview_sum', { smart_count: open.length, amount })}
      </Typography>
      {unreached > 0 && (
        <Typography color="warning.main">
          {translate('desk.dues.preview_unreached_sum', { smart_count: unreached })}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, marginBlockStart: 1, padding: 0 }}>
        {preview.list.slice(0, mostShown).map(({ member_id, payer, cents, due, is_billed, has_address }) => (
          <Box
            component="li"
            key={`${member_id}-${payer}`}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              paddingBlock: 1,
              borderBlockStart: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
              {payer}
              {(is_billed || !has_address) && (
                <Typography component="span" variant="body2" color="text.secondary" sx={{ marginInlineStart: 1 }}>
                  {translate(`desk.dues.${is_billed ? 'preview_billed' : 'preview_unreached'}`)}
                </Typography>
              )}
            </Box>
            <Typography component="span" variant="body2" color="text.secondary">
              {due
                .map(({ due_on, cents: part }) => (due.length === 1 ? due_on : `${due_on} ${money(part)}`))
                .join(' · ')}
            </Typography>
            <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
              {money(cents)}
            </Box>
          </Box>
        ))}
      </Box>
      {preview.total > mostShown && (
        <Typography color="text.secondary">
          {translate('desk.dues.preview_more', { count: preview.total - mostShown })}
        </Typography>
      )}
    </>
  );
}
