import Chip from '@mui/material/Chip';
import { useRecordContext, useTranslate } from 'react-admin';

const looks = {
  draft: { variant: 'outlined', color: 'default' },
  scheduled: { variant: 'outlined', color: 'warning' },
  published: { variant: 'outlined', color: 'success' },
} as const;

/** How a record is published, as a word in a frame. */
export function StateChip({ state }: { readonly state?: unknown; readonly source?: string; readonly label?: string }) {
  const record = useRecordContext();
  const translate = useTranslate();
  const known = String(state ?? record?.state) as keyof typeof looks;
  return looks[known] ? <Chip size="small" label={translate(`desk.publication.${known}`)} {...looks[known]} /> : null;
}
