import { Datagrid, List, NumberField, TextField } from 'react-admin';

/** The roles of the community. */
export function RoleList() {
  return (
    <List exporter={false} perPage={25}>
      <Datagrid rowClick="edit" bulkActionButtons={false}>
        <TextField source="name" sortable={false} />
        <NumberField source="holders" sortable={false} />
      </Datagrid>
    </List>
  );
}
