import { FunctionField, type RaRecord, TextField, useCreatePath, useTranslate } from 'react-admin';
import { beijingTime } from '../beijing-time';
import { DeskList } from '../fields/desk-list';
import { DeskRows } from '../fields/desk-rows';

/** Notices of bills that did not arrive, and why; each leads to its bill. */
export function UndeliveredList() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const problem = (said: string) => (said === 'no_address' ? translate('desk.dues.problem.no_address') : said);
  const toBill = ({ bill_id }: RaRecord) => createPath({ resource: 'bills', type: 'edit', id: Number(bill_id) });
  return (
    <DeskList>
      <DeskRows
        to={toBill}
        phone={{
          primaryText: ({ payer }) => payer,
          secondaryText: ({ problem: why }) => problem(why),
          tertiaryText: ({ time }) => beijingTime(time).slice(5, 10),
        }}
      >
        <FunctionField source="time" render={({ time }) => beijingTime(time)} />
        <TextField source="payer" />
        <TextField source="title" />
        <FunctionField source="kind" render={({ kind }) => translate(`desk.dues.notice.${kind}`)} />
        <FunctionField source="recipient" render={({ recipient }) => recipient ?? '–'} />
        <FunctionField source="problem" render={({ problem: why }) => problem(why)} />
      </DeskRows>
    </DeskList>
  );
}
