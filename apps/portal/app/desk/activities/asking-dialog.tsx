import MuiButton from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';

interface AskingDialogProps {
  readonly title: string;
  /** Does what is asked; when it is refused, the dialog stays open with all that was typed. */
  readonly onSend: () => Promise<boolean>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A few fields over the page, and whether it is to be done. */
export function AskingDialog({ title, onSend, onClose, children }: AskingDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The page behind is a form of its own.
    event.stopPropagation();
    if (isBusy) return;
    setBusy(true);
    const isDone = await onSend();
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={titleId}>
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, '& > :first-of-type': { marginTop: 1 } }}>
          {children}
        </DialogContent>
        <DialogActions>
          <MuiButton onClick={onClose}>{translate('ra.action.cancel')}</MuiButton>
          <MuiButton type="submit" variant="contained" disabled={isBusy}>
            {translate('ra.action.confirm')}
          </MuiButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
