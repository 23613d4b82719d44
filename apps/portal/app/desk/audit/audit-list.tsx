import { FunctionField, type RaRecord, TextField, useTranslate } from 'react-admin';
import { beijingTime } from '../beijing-time';
import { DeskList } from '../fields/desk-list';
import { DeskRows } from '../fields/desk-rows';

/** What was done by whom, the latest first. */
export function AuditList() {
  const translate = useTranslate();
  const who = ({ nick }: Partial<RaRecord>) => nick ?? translate('desk.somebody_gone');
  return (
    <DeskList>
      <DeskRows
        to={false}
        phone={{
          primaryText: ({ act, subject }) => `${act} · ${subject}`,
          secondaryText: (one) => `${beijingTime(one.time)} · ${who(one)}`,
        }}
      >
        <FunctionField source="time" render={({ time }) => beijingTime(time)} />
        <FunctionField source="nick" render={who} />
        <TextField source="act" />
        <TextField source="subject" />
      </DeskRows>
    </DeskList>
  );
}
