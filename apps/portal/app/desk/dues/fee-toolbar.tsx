import Button from '@mui/material/Button';
import { useState } from 'react';
import { Confirm, useNotify, useRecordContext, useTranslate } from 'react-admin';
import { useDesk } from '../desk-context';
import { DeskToolbar } from '../fields/desk-toolbar';
import type { FormFee } from './fee-form';
import { FeePreview } from './fee-preview';
import { useAct } from './use-act';

/** Save, see what it asks of whom, and at the other end delete what is a draft or close what is published. */
export function FeeToolbar() {
  const fee = useRecordContext<FormFee>();
  return (
    <DeskToolbar keepsRecord={fee?.state !== 'draft'} end={fee?.state === 'published' && <CloseFee fee={fee} />}>
      {fee?.state !== 'closed' && <FeePreview />}
    </DeskToolbar>
  );
}

function CloseFee({ fee }: { readonly fee: FormFee }) {
  const { api, ccId } = useDesk();
  const translate = useTranslate();
  const notify = useNotify();
  const { act, isBusy } = useAct();
  const [isAsked, ask] = useState(false);
  const close = async () => {
    const answer = await act(() => api.feeDesk.remove({ ccId, id: fee.id }));
    if (answer !== undefined) notify('desk.dues.closed');
    ask(false);
  };
  return (
    <>
      <Button color="error" onClick={() => ask(true)}>
        {translate('desk.dues.close')}
      </Button>
      <Confirm
        isOpen={isAsked}
        loading={isBusy}
        title="desk.dues.close"
        content="desk.dues.close_sure"
        onConfirm={() => void close()}
        onClose={() => ask(false)}
      />
    </>
  );
}
