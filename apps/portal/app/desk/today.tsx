import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link, Loading, Title, useTranslate } from 'react-admin';
import type { PortalApi } from '../api.server';
import { inLanguage } from '../language/address';
import { beijingTime } from './beijing-time';
import { said } from './data-provider';
import { useDesk } from './desk-context';
import { useMay } from './desk-rights';

const queueNames = [
  'joining',
  'enrolments',
  'vouchers',
  'undelivered',
  'renewals',
  'messages',
  'applications',
  'drafts',
  'scheduled',
  'hardly_read',
] as const;

type Queues = Awaited<ReturnType<PortalApi['desk']['today']>>['queues'];
type Kind = NonNullable<Queues[keyof Queues]>['list'][number]['kind'];

/** Where something that waits is worked off. */
const places = {
  news: (id) => `news/${id}`,
  announcement: (id) => `announcements/${id}`,
  message: (id) => `messages/${id}`,
  application: (id) => `applications/${id}`,
  joining: (id) => `joining/${id}`,
  enrolment: (id) => `activities/${id}`,
  voucher: () => 'vouchers',
  renewal: (id) => `fees/${id}`,
  undelivered: (id) => `bills/${id}`,
} as const satisfies Record<Kind, (id: number) => string>;

/** The first screen: what waits for who sits here today. */
export function Today() {
  const { api, ccId, locale } = useDesk();
  const translate = useTranslate();
  const may = useMay();
  const { data } = useQuery({ queryKey: ['today', ccId], queryFn: () => said(api.desk.today({ ccId })) });
  if (data === undefined) return <Loading />;
  const home = inLanguage('/manage', locale);
  return (
    <Box sx={{ paddingBlock: 2 }}>
      <Title title="desk.today.title" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', marginBlockEnd: 2 }}>
        <Typography variant="h1" sx={{ flex: '1 1 14rem' }}>
          {translate('desk.today.hello', { nick: data.nick })}
        </Typography>
        {may('news.write') && (
          <Button component={Link} to={`${home}/news/create`} variant="contained" startIcon={<Add />}>
            {translate('desk.today.write_news')}
          </Button>
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr', xl: '1fr 1fr 1fr' } }}>
        {queueNames.map((name) => {
          const queue = data.queues[name];
          return (
            queue !== null && (
              <Card key={name} component="section" aria-labelledby={`queue-${name}`} sx={{ padding: 2.5 }}>
                <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, marginBlockEnd: 1 }}>
                  <Typography variant="h2" id={`queue-${name}`} sx={{ flex: 1 }}>
                    {translate(`desk.today.${name}`)}
                  </Typography>
                  <Typography
                    component="span"
                    sx={{
                      fontSize: '1.5rem',
                      fontWeight: 600,
                      color: queue.total > 0 ? 'error.main' : 'text.secondary',
                    }}
                  >
                    {queue.total}
                  </Typography>
                </Box>
                {queue.total === 0 && <Typography color="text.secondary">{translate('desk.today.nothing')}</Typography>}
                <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
                  {queue.list.map(({ kind, id, title, time, count }) => (
                    <Box component="li" key={`${kind}-${id}`} sx={{ borderBlockStart: 1, borderColor: 'divider' }}>
                      <Box
                        component={Link}
                        to={`${home}/${places[kind](id)}`}
                        sx={{
                          display: 'flex',
                          gap: 2,
                          alignItems: 'center',
                          minHeight: 48,
                          paddingBlock: 0.75,
                          color: 'inherit',
                          textDecoration: 'none',
                          '&:hover': { color: 'primary.main', textDecoration: 'underline' },
                        }}
                      >
                        <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                          {title}
                        </Box>
                        <Typography
                          component="span"
                          variant="body2"
                          color="text.secondary"
                          sx={{ whiteSpace: 'nowrap' }}
                        >
                          {count === null
                            ? beijingTime(time).slice(5, kind === 'renewal' ? 10 : 16)
                            : translate('desk.today.read_by', { count, members: data.members })}
                        </Typography>
                      </Box>
                    </Box>
                  ))}
                </Box>
                {queue.total > queue.list.length && (
                  <Typography variant="body2" color="text.secondary">
                    {translate('desk.today.more', { count: queue.total - queue.list.length })}
                  </Typography>
                )}
              </Card>
            )
          );
        })}
      </Box>
    </Box>
  );
}
