import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { responseText } from '@selvedge/error-catalogue';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useDesk } from '../desk-context';
import type { Report } from './import-screen';

interface ImportReportProps {
  readonly report: Report;
  readonly isBusy: boolean;
  readonly onImport: (() => void) | undefined;
  /** Leaves this file for another one, or for the same after it was mended. */
  readonly onAnother: () => void;
}

/** What became of a file, or would become of it: the counts, how it was read, and every row that cannot be taken. */
export function ImportReport({ report, isBusy, onImport, onAnother }: ImportReportProps) {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that asked for this report has gone: whoever pressed it reads on here.
  useEffect(() => heading.current?.focus(), [report]);
  const { is_dry_run, good, broken, imported, invited, rows, problems } = report;
  return (
    <Card component="section" aria-labelledby="import-report" sx={{ padding: 2.5 }}>
      <Typography variant="h2" id="import-report" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
        {translate(is_dry_run ? 'desk.roll.tried' : 'desk.roll.done')}
      </Typography>
      {is_dry_run ? (
        <Typography>{translate('desk.roll.counts', { rows, good, broken })}</Typography>
      ) : (
        <Alert severity="success">{translate('desk.roll.imported', { imported, invited, broken })}</Alert>
      )}
      <Typography color="text.secondary">
        {translate('desk.roll.read_as', { encoding: translate(`desk.roll.encodings.${report.encoding}`) })}
        {' · '}
        {report.columns.map((column) => translate(`desk.roll.column.${column}`)).join(translate('desk.roll.comma'))}
      </Typography>
      {report.unknown_columns.length > 0 && (
        <Alert severity="warning" sx={{ marginBlockStart: 1 }}>
          {translate('desk.roll.unknown', { columns: report.unknown_columns.join(translate('desk.roll.comma')) })}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, marginBlock: 2 }}>
        {is_dry_run && good > 0 && (
          <Button variant="contained" disabled={isBusy || onImport === undefined} onClick={onImport}>
            {translate('desk.roll.import_good', { smart_count: good })}
          </Button>
        )}
        <Button variant="outlined" disabled={isBusy} onClick={onAnother}>
          {translate('desk.roll.another')}
        </Button>
        {is_dry_run && good > 0 && (
          <Typography variant="body2" color="text.secondary" sx={{ flexBasis: '100%' }}>
            {translate('desk.roll.import_help')}
          </Typography>
        )}
      </Box>
      {problems.length > 0 && <BrokenRows problems={problems} />}
      {broken > problems.length && (
        <Typography color="text.secondary">
          {translate('desk.roll.more_broken', { count: broken - problems.length })}
        </Typography>
      )}
    </Card>
  );
}

function BrokenRows({ problems }: Pick<Report, 'problems'>) {
  const { locale } = useDesk();
  const translate = useTranslate();
  return (
    <Box sx={{ overflowX: 'auto', marginBlockStart: 2 }}>
      <Table size="small" aria-label={translate('desk.roll.broken')}>
        <TableHead>
          <TableRow>
            {(['line', 'name', 'problem'] as const).map((head) => (
              <TableCell key={head} component="th" scope="col" sx={{ whiteSpace: 'nowrap' }}>
                {translate(`desk.roll.${head}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {problems.map(({ line, name, problems: faults }) => (
            <TableRow key={line}>
              <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>{line}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{name}</TableCell>
              <TableCell>
                {faults.map(({ column, code }) => (
                  <div key={`${column}-${code}`}>
                    {translate('desk.roll.fault', {
                      column: translate(`desk.roll.column.${column}`),
                      problem: responseText(code as Parameters<typeof responseText>[0], locale),
                    })}
                  </div>
                ))}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
