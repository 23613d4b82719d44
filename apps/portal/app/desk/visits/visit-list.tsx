import { NumberField, TextField } from 'react-admin';
import { DeskList } from '../fields/desk-list';
import { DeskRows } from '../fields/desk-rows';

/** How often pages were opened, day by day. Nothing of who opened them is kept. */
export function VisitList() {
  return (
    <DeskList>
      <DeskRows to={false}>
        <TextField source="day" />
        <TextField source="page" />
        <NumberField source="count" />
      </DeskRows>
    </DeskList>
  );
}
