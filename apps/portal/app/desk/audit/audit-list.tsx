import { Datagrid, FunctionField, List, TextField, useTranslate } from 'react-admin';
import { beijingTime } from '../beijing-time';

/** What was done by whom, the latest first. */
export function AuditList() {
  const translate = useTranslate();
  return (
    <List perPage={25} exporter={false}>
      <Datagrid bulkActionButtons={false} rowClick={false}>
        <FunctionField source="time" sortable={false} render={({ time }) => beijingTime(time)} />
        <FunctionField source="nick" sortable={false} render={({ nick }) => nick ?? translate('desk.somebody_gone')} />
        <TextField source="act" sortable={false} />
        <TextField source="subject" sortable={false} />
      </Datagrid>
    </List>
  );
}
