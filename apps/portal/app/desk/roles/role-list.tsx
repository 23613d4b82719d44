import { NumberField, TextField } from 'react-admin';
import { DeskList } from '../fields/desk-list';
import { DeskRows } from '../fields/desk-rows';

/** The roles of the community. */
export function RoleList() {
  return (
    <DeskList>
      <DeskRows>
        <TextField source="name" />
        <NumberField source="holders" />
      </DeskRows>
    </DeskList>
  );
}
