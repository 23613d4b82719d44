import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { HttpError, useNotify, useRefresh, useTranslate } from 'react-admin';
import { beijingTime, toBeijingField } from '../beijing-time';
import { said } from '../data-provider';
import { useDesk } from '../desk-context';
import type { DeskApplication } from './application-screen';

const missing = ['visit', 'vote', 'dues'] as const;

/** What a stage still lacks is said by its name; it is no fault of what was typed. */
function wordOf(error: unknown): string {
  if (!(error instanceof HttpError)) return 'ra.notification.http_error';
  const fields = (error.body as { readonly errors?: object } | undefined)?.errors ?? {};
  const lacks = missing.find((stage) => Object.hasOwn(fields, stage));
  return lacks === undefined ? error.message : `desk.joining.lacks.${lacks}`;
}

/** What whoever works at a stage can do: go on, refuse, ask, note, and write down a visit. */
export function ApplicationActs({ one }: { readonly one: DeskApplication }) {
  const { api, ccId } = useDesk();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [text, setText] = useState('');
  const [day, setDay] = useState(() => toBeijingField(Date.now() / 1000).slice(0, 10));
  const [isBusy, setBusy] = useState(false);
  const { id, version, state, stage } = one;
  const isOpen = state === 'running' || state === 'asked';
  const which = { ccId, id, version };
  const act = async (call: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await said(call());
      notify('desk.joining.done', { type: 'success' });
      refresh();
    } catch (error) {
      // What was typed stays where it is.
      notify(wordOf(error), { type: 'error' });
      setBusy(false);
    }
  };
  const hasText = text.trim() !== '';
  const decide = (decision: 'advance' | 'refuse') => () =>
    act(() => api.joinDesk.approval({ ...which, decision, reason: decision === 'refuse' ? text : '' }));
  return (
    <Card component="section" aria-labelledby="acts" sx={{ padding: 2.5 }}>
      <Typography variant="h2" id="acts">
        {translate(stage === null || !isOpen ? `desk.joining.state.${state}` : `desk.joining.stage.${stage}`)}
      </Typography>
      {one.deadline !== null && (
        <Typography color="text.secondary">
          {translate('desk.joining.until', { time: beijingTime(one.deadline) })}
        </Typography>
      )}
      {one.reason !== '' && <Typography>{translate('desk.joining.reason', { reason: one.reason })}</Typography>}
      {one.vote !== null && <Typography>{translate('desk.joining.count', { ...one.vote })}</Typography>}
      {isOpen && !one.is_mine && <Typography color="text.secondary">{translate('desk.joining.others')}</Typography>}
      {isOpen && one.is_mine && (
        <>
          {state === 'asked' && <Typography color="text.secondary">{translate('desk.joining.waits')}</Typography>}
          <TextField
            label={translate('desk.joining.text')}
            value={text}
            onChange={({ target }) => setText(target.value)}
            multiline
            minRows={3}
            fullWidth
            margin="normal"
          />
          {stage === 'visit' && (
            <TextField
              label={translate('desk.joining.visited_on')}
              type="date"
              value={day}
              onChange={({ target }) => setDay(target.value)}
              slotProps={{ inputLabel: { shrink: true } }}
              margin="normal"
            />
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& button': { minHeight: 44 } }}>
            {state === 'running' && (
              <Button variant="contained" disabled={isBusy} onClick={decide('advance')}>
                {translate(`desk.joining.advance.${stage}`)}
              </Button>
            )}
            {stage === 'visit' && (
              <Button
                variant="outlined"
                disabled={isBusy || !hasText || day === ''}
                onClick={() => act(() => api.joinDesk.visit({ ...which, day, text }))}
              >
                {translate('desk.joining.visit')}
              </Button>
            )}
            {state === 'running' && (
              <Button
                variant="outlined"
                disabled={isBusy || !hasText}
                onClick={() => act(() => api.joinDesk.ask({ ...which, text }))}
              >
                {translate('desk.joining.ask')}
              </Button>
            )}
            <Button
              variant="outlined"
              disabled={isBusy || !hasText}
              onClick={() => act(() => api.joinDesk.comment({ ...which, text }))}
            >
              {translate('desk.joining.comment')}
            </Button>
            <Button color="error" disabled={isBusy || !hasText} onClick={decide('refuse')}>
              {translate('desk.joining.refuse')}
            </Button>
          </Box>
        </>
      )}
    </Card>
  );
}
