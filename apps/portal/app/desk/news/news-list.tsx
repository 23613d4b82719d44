import { ReferenceField, TextField } from 'react-admin';
import { WrittenList } from '../fields/written-list';

/** All news of the community. */
export function NewsList() {
  return (
    <WrittenList>
      <ReferenceField source="category_id" reference="newsCategories" link={false}>
        <TextField source="title" />
      </ReferenceField>
    </WrittenList>
  );
}
