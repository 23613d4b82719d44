import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  Datagrid,
  FunctionField,
  List,
  type RaRecord,
  SimpleList,
  TextField,
  useCreatePath,
  useTranslate,
} from 'react-admin';
import { beijingTime } from '../beijing-time';

/** Notices of bills that did not arrive, and why; each leads to its bill. */
export function UndeliveredList() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const problem = (said: string) => (said === 'no_address' ? translate('desk.dues.problem.no_address') : said);
  const toBill = ({ bill_id }: RaRecord) => createPath({ resource: 'bills', type: 'edit', id: Number(bill_id) });
  return (
    <List perPage={25} exporter={false}>
      {isNarrow ? (
        <SimpleList
          linkType={toBill}
          primaryText={({ payer }) => payer}
          secondaryText={({ problem: why }) => problem(why)}
          tertiaryText={({ time }) => beijingTime(time).slice(5, 10)}
        />
      ) : (
        <Datagrid rowClick={(_id, _resource, record) => toBill(record)} bulkActionButtons={false}>
          <FunctionField source="time" sortable={false} render={({ time }) => beijingTime(time)} />
          <TextField source="payer" sortable={false} />
          <TextField source="title" sortable={false} />
          <FunctionField source="kind" sortable={false} render={({ kind }) => translate(`desk.dues.notice.${kind}`)} />
          <FunctionField source="recipient" sortable={false} render={({ recipient }) => recipient ?? '–'} />
          <FunctionField source="problem" sortable={false} render={({ problem: why }) => problem(why)} />
        </Datagrid>
      )}
    </List>
  );
}
