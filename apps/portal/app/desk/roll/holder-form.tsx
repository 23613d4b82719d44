import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useDesk } from '../desk-context';
import { useAct } from '../dues/use-act';

interface HolderFormProps {
  readonly companyId: number;
  readonly change: { readonly change: 'add' } | { readonly change: 'transfer'; readonly seat_id: number };
  readonly onDone?: () => void;
}

const fields = { name: 'text', email: 'email', post: 'text' } as const;

/** Who comes onto a seat: somebody who is a member already, or becomes one. */
export function HolderForm({ companyId, change, onDone }: HolderFormProps) {
  const { api, ccId } = useDesk();
  const translate = useTranslate();
  const notify = useNotify();
  const { act, isBusy, wrong } = useAct();
  const [holder, setHolder] = useState({ name: '', email: '', post: '' });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await act(() =>
      api.roll.seatChange({ ccId, company_id: companyId, what: { ...change, ...holder } }),
    );
    if (answer === undefined) return;
    notify('desk.roll.saved', { type: 'success' });
    onDone?.();
  };
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Typography variant="body2" color="text.secondary">
        {translate('desk.roll.holder_help')}
      </Typography>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' } }}>
        {(Object.keys(fields) as (keyof typeof fields)[]).map((name) => (
          <TextField
            key={name}
            type={fields[name]}
            label={translate(`desk.roll.holder.${name}`)}
            value={holder[name]}
            onChange={({ target }) => setHolder({ ...holder, [name]: target.value })}
            error={faultOf(wrong, name) !== undefined}
            helperText={faultOf(wrong, name)}
            margin="normal"
          />
        ))}
      </Box>
      <Button
        type="submit"
        variant="contained"
        disabled={isBusy || holder.name.trim() === '' || holder.email.trim() === ''}
        sx={{ minHeight: 44 }}
      >
        {translate(change.change === 'add' ? 'desk.roll.add' : 'desk.roll.transfer')}
      </Button>
    </form>
  );
}

function faultOf(wrong: Readonly<Record<string, string>>, name: string): string | undefined {
  return wrong[name] ?? wrong[`what.${name}`];
}
