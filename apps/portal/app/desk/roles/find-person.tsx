import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { said } from '../data-provider';
import { useDesk } from '../desk-context';

interface Person {
  readonly id: number;
  readonly nick: string;
}

/** Finds the person to whom a role is to be given. */
export function FindPerson({ onGive }: { readonly onGive: (accountId: number) => void }) {
  const { api, ccId } = useDesk();
  const translate = useTranslate();
  const notify = useNotify();
  const [words, setWords] = useState('');
  const [found, setFound] = useState<readonly Person[] | null>(null);
  const find = async (event: FormEvent) => {
    event.preventDefault();
    try {
      setFound((await said(api.desk.people({ ccId, keywords: words }))).list);
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
    }
  };
  const give = (person: Person) => {
    onGive(person.id);
    setFound(null);
    setWords('');
  };
  return (
    <Box component="form" onSubmit={find} sx={{ marginBlockStart: 2 }}>
      <TextField
        label={translate('desk.roles.find')}
        helperText={translate('desk.roles.find_help')}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        fullWidth
      />
      <Button type="submit" variant="outlined" disabled={words.trim().length < 2}>
        {translate('ra.action.search')}
      </Button>
      <Box aria-live="polite">
        {found?.length === 0 && <Typography color="text.secondary">{translate('desk.roles.nobody_found')}</Typography>}
        {found?.map((person) => (
          <Box key={person.id} sx={{ display: 'flex', alignItems: 'center', minHeight: 48 }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{person.nick}</Box>
            <Button onClick={() => give(person)} aria-label={`${translate('desk.roles.give')}: ${person.nick}`}>
              {translate('desk.roles.give')}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
