import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { wordAnswers } from '@selvedge/domain/custom-form';
import { formatFileSize } from '@selvedge/domain/text';
import { Loading, Link as RouterLink, useCreatePath, useNotify, useRecordContext, useTranslate } from 'react-admin';
import type { PortalApi } from '../../api.server';
import { saveFile } from '../activities/save-file';
import { beijingTime } from '../beijing-time';
import { said } from '../data-provider';
import { useDesk } from '../desk-context';
import { useMay } from '../desk-rights';
import { DeskEdit } from '../fields/desk-edit';
import { dotted } from '../fields/dotted';
import { ApplicationActs } from './application-acts';
import { ApplicationHistory } from './application-history';
import { Standing } from './joining-list';

/** An application as the desk reads it. */
export type DeskApplication = Awaited<ReturnType<PortalApi['joinDesk']['get']>>;

/** One application: who applies, what was answered, where it stands, and what can be done. */
export function ApplicationScreen() {
  return (
    <DeskEdit component="div">
      <Application />
    </DeskEdit>
  );
}

/** Who comes from the list brings its row along: it stands here until the application itself is read. */
function isWhole(one: Partial<DeskApplication> | undefined): one is DeskApplication {
  return one?.custom_form !== undefined;
}

function Application() {
  const one = useRecordContext<Partial<DeskApplication>>();
  if (!isWhole(one)) return <Loading />;
  const columns = {
    display: 'grid',
    gap: 2,
    alignItems: 'start',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  };
  return (
    <Box sx={columns}>
      <Applicant one={one} />
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <ApplicationActs key={`${one.id}-${one.version}`} one={one} />
        <ApplicationHistory one={one} />
      </Box>
    </Box>
  );
}

function Applicant({ one }: { readonly one: DeskApplication }) {
  const { locale } = useDesk();
  const translate = useTranslate();
  const may = useMay();
  const createPath = useCreatePath();
  const { custom_form, answers, regions, people, files } = one;
  return (
    <Card component="section" aria-labelledby="applicant" sx={{ padding: 2.5 }}>
      <Typography variant="h1" id="applicant">
        {one.name}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', marginBlock: 1 }}>
        <Standing state={one.state as 'running'} stage={one.stage} />
        <Typography color="text.secondary">
          {`${one.form} · `}
          <Box component="time" sx={{ whiteSpace: 'nowrap' }}>
            {beijingTime(one.submitted_time)}
          </Box>
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, '& a': { lineHeight: '44px' } }}>
        <Link href={`mailto:${one.email}`}>{one.email}</Link>
        <Link href={`tel:${one.phone}`}>{one.phone}</Link>
      </Box>
      {one.state === 'admitted' && one.member_id !== null && may('member.read') && (
        <Link component={RouterLink} to={createPath({ resource: 'members', type: 'edit', id: one.member_id })}>
          {translate('desk.joining.member')}
        </Link>
      )}
      <Typography variant="h2" sx={{ marginBlockStart: 2 }}>
        {translate('desk.joining.answers', { number: custom_form.number })}
      </Typography>
      <Box component="dl" sx={answerGrid}>
        {wordAnswers(custom_form.form, answers, { locale, regions, files }).map(({ path, label, answer }) => (
          <Box key={path} sx={{ display: 'contents' }}>
            <Typography component="dt" color="text.secondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {answer}
            </Typography>
          </Box>
        ))}
      </Box>
      {people.length > 0 && (
        <>
          <Typography variant="h2" sx={{ marginBlockStart: 2 }}>
            {translate('desk.joining.people', { smart_count: people.length, seats: one.seats })}
          </Typography>
          <Box component="ul" sx={{ paddingInlineStart: 2.5 }}>
            {people.map(({ name, post, email, is_contact }) => (
              <li key={email}>{dotted(name, post, email, is_contact && translate('desk.joining.contact'))}</li>
            ))}
          </Box>
        </>
      )}
      <Files one={one} />
    </Card>
  );
}

const answerGrid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
  columnGap: 3,
  marginBlockStart: 1,
  rowGap: { xs: 0.25, sm: 1 },
  '& dd': { marginBlockEnd: { xs: '0.75rem', sm: 0 } },
};

/** What was sent with it; opening one is the desk's alone. */
function Files({ one }: { readonly one: DeskApplication }) {
  const { api, ccId } = useDesk();
  const translate = useTranslate();
  const notify = useNotify();
  if (one.files.length === 0) return null;
  const open = async (file_id: number) => {
    try {
      const { name, type, content } = await said(api.joinDesk.file({ ccId, id: one.id, file_id }));
      saveFile({ name, content_type: type, content });
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
    }
  };
  return (
    <Box component="section" aria-labelledby="files" sx={{ marginBlockStart: 2 }}>
      <Typography variant="h2" id="files">
        {translate('desk.files')}
      </Typography>
      {one.files.map(({ id, name, size }) => (
        <Button key={id} onClick={() => void open(id)} sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}>
          {`${name} (${formatFileSize(size)})`}
        </Button>
      ))}
    </Box>
  );
}
