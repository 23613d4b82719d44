import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { beijingTime } from '../beijing-time';
import { dotted } from '../fields/dotted';
import type { DeskApplication } from './application-screen';

/** What happened to an application, the latest first, with what the applicant does not see. */
export function ApplicationHistory({ one }: { readonly one: DeskApplication }) {
  const translate = useTranslate();
  return (
    <Card component="section" aria-labelledby="history" sx={{ padding: 2.5 }}>
      <Typography variant="h2" id="history">
        {translate('desk.joining.history')}
      </Typography>
      <Box component="ol" reversed sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {one.events.toReversed().map(({ id, kind, stage, text, by, is_shown, time }) => (
          <Box component="li" key={id} sx={{ borderBlockStart: 1, borderColor: 'divider', paddingBlock: 1 }}>
            <Typography>
              {translate(`desk.joining.event.${kind}`)}
              {kind === 'stage' && stage !== null && ` · ${translate(`desk.joining.stage.${stage}`)}`}
            </Typography>
            {text !== '' && <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>}
            <Typography variant="body2" color="text.secondary">
              {dotted(beijingTime(time), by, !is_shown && translate('desk.joining.inside'))}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
