import { Datagrid, List, NumberField, TextField } from 'react-admin';

/** How often pages were opened, day by day. Nothing of who opened them is kept. */
export function VisitList() {
  return (
    <List perPage={25} exporter={false}>
      <Datagrid bulkActionButtons={false} rowClick={false}>
        <TextField source="day" sortable={false} />
        <TextField source="page" sortable={false} />
        <NumberField source="count" sortable={false} />
      </Datagrid>
    </List>
  );
}
