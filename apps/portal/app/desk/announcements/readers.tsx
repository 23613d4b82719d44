import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { beijingTime } from '../beijing-time';
import { said } from '../data-provider';
import { useDesk } from '../desk-context';
import { DeskAside } from '../fields/desk-aside';

/** Who has read an announcement, the latest first. */
export function Readers() {
  const announcement = useRecordContext<{ readonly id: number }>();
  return announcement === undefined ? null : <ReadersOf id={announcement.id} />;
}

const most = 60;

function ReadersOf({ id }: { readonly id: number }) {
  const { api, ccId } = useDesk();
  const translate = useTranslate();
  const [limit, setLimit] = useState(10);
  const { data } = useQuery({
    queryKey: ['readers', ccId, id, limit],
    queryFn: () => said(api.announcementDesk.readers({ ccId, id, limit, offset: 0 })),
  });
  return (
    <DeskAside id="readers" title={translate('desk.readers_of', { count: data?.total ?? 0 })}>
      {data?.total === 0 && <Typography color="text.secondary">{translate('desk.readers_none')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', padding: 0, marginBlock: 1 }}>
        {data?.list.map((reader) => (
          <Box component="li" key={reader.id} sx={{ borderBlockEnd: 1, borderColor: 'divider', paddingBlock: 0.75 }}>
            {reader.name}
            <Typography variant="body2" color="text.secondary">
              {beijingTime(reader.read_time)}
            </Typography>
          </Box>
        ))}
      </Box>
      {data !== undefined && data.total > data.list.length && limit < most && (
        <Button onClick={() => setLimit(most)}>
          {translate('desk.today.more', { count: data.total - data.list.length })}
        </Button>
      )}
    </DeskAside>
  );
}
