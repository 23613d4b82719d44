import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { said } from '../data-provider';
import { useDesk } from '../desk-context';
import { useMay } from '../desk-rights';

interface Found {
  readonly id: number;
  readonly name: string;
  readonly company: string;
}

/** Finds the member to whom an office is given. It stands within a form, so it is none itself. */
export function FindMember({ onChoose }: { readonly onChoose: (memberId: number) => void }) {
  const { api, ccId } = useDesk();
  const translate = useTranslate();
  const notify = useNotify();
  const may = useMay();
  const [words, setWords] = useState('');
  const [found, setFound] = useState<readonly Found[] | null>(null);
  if (!may('member.read')) return null;
  const find = async () => {
    if (words.trim() === '') return;
    try {
      const asked = { ccId, keywords: words, state: 'active', limit: 10, offset: 0 } as const;
      setFound((await said(api.memberDesk.search(asked))).list);
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
    }
  };
  const choose = ({ id }: Found) => {
    onChoose(id);
    setFound(null);
    setWords('');
  };
  return (
    <Box sx={{ marginBlockStart: 1 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <TextField
          type="search"
          label={translate('desk.find_member')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void find();
          }}
        />
        <Button variant="outlined" onClick={find}>
          {translate('ra.action.search')}
        </Button>
      </Box>
      <Box aria-live="polite">
        {found?.length === 0 && <Typography color="text.secondary">{translate('desk.roles.nobody_found')}</Typography>}
        {found?.map((member) => (
          <Box key={member.id} sx={{ display: 'flex', alignItems: 'center', minHeight: 48 }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {member.name}{' '}
              <Typography component="span" color="text.secondary">
                {member.company}
              </Typography>
            </Box>
            <Button onClick={() => choose(member)} aria-label={`${translate('desk.term_give')}: ${member.name}`}>
              {translate('desk.term_give')}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
