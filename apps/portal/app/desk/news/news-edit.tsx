import { BooleanInput, ReferenceInput, required, SelectInput, SimpleForm, TextInput } from 'react-admin';
import { DeskCreate } from '../fields/desk-create';
import { DeskEdit } from '../fields/desk-edit';
import { DeskToolbar } from '../fields/desk-toolbar';
import { PublicationFields } from '../fields/publication-fields';
import { TwoLanguages } from '../fields/two-languages';
import { PictureInput } from '../media/picture-input';
import { PreviewButton } from './preview-button';

export function NewsCreate() {
  return (
    <DeskCreate redirect="edit">
      <NewsForm />
    </DeskCreate>
  );
}

export function NewsEdit() {
  return (
    <DeskEdit>
      <NewsForm />
    </DeskEdit>
  );
}

const toolbar = (
  <DeskToolbar>
    <PreviewButton />
  </DeskToolbar>
);

/** An item of news in both languages, and how it is published. */
function NewsForm() {
  return (
    <SimpleForm toolbar={toolbar} defaultValues={{ state: 'draft' }}>
      <TwoLanguages>
        {(source) => (
          <>
            <TextInput source={`${source}.title`} label="resources.news.fields.title" helperText={false} />
            <TextInput
              source={`${source}.summary`}
              label="resources.news.fields.summary"
              helperText={false}
              multiline
              minRows={2}
            />
            <TextInput
              source={`${source}.body`}
              label="resources.news.fields.body"
              helperText="desk.markup"
              multiline
              minRows={10}
            />
          </>
        )}
      </TwoLanguages>
      <PictureInput source="img_url" scene="news" />
      <ReferenceInput source="category_id" reference="newsCategories">
        <SelectInput optionText="title" validate={required()} sx={{ maxWidth: '18rem' }} helperText={false} />
      </ReferenceInput>
      <BooleanInput source="is_top" defaultValue={false} helperText={false} />
      <PublicationFields permission="news.publish" />
    </SimpleForm>
  );
}
