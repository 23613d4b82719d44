import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  Link,
  SelectInput,
  SimpleForm,
  TextInput,
  useListContext,
  useRecordContext,
  useRedirect,
  useRefresh,
  useTranslate,
} from 'react-admin';
import { inLanguage } from '../../language/address';
import { useDesk } from '../desk-context';
import { DeskAside } from '../fields/desk-aside';
import { DeskEdit } from '../fields/desk-edit';
import { DeskList } from '../fields/desk-list';
import { DeskToolbar } from '../fields/desk-toolbar';
import { choiceFilter, choicesOf, keywordFilter } from '../fields/list-filters';
import { MediaGrid } from './media-grid';
import { type LibraryPicture, scenes } from './media-resource';
import { Thumbnail } from './thumbnail';
import { UploadForm } from './upload-form';

const choices = choicesOf('desk.scene', scenes);

const filters = [keywordFilter, choiceFilter('scene', choices)];

/** The pictures of the community, and a form to add one. */
export function MediaList() {
  return (
    <DeskList filters={filters} empty={false} actions={false}>
      <Library />
    </DeskList>
  );
}

function Library() {
  const { data = [], filterValues } = useListContext<LibraryPicture>();
  const translate = useTranslate();
  const redirect = useRedirect();
  const refresh = useRefresh();
  return (
    <Box sx={{ padding: 2.5 }}>
      <UploadForm scene={filterValues.scene ?? 'news'} onTaken={refresh} />
      <Box sx={{ marginBlockStart: 2.5 }}>
        <MediaGrid pictures={data} onChoose={({ id }) => redirect('edit', 'media', id)} />
        {data.length === 0 && <Typography color="text.secondary">{translate('desk.picture_nothing')}</Typography>}
      </Box>
    </Box>
  );
}

/** What a picture shows, and what shows it. */
export function MediaEdit() {
  return (
    <DeskEdit redirect="list" aside={<Uses />}>
      <SimpleForm toolbar={<DeskToolbar />}>
        <Large />
        <TextInput source="alt_zh" helperText={false} />
        <TextInput source="alt_en" helperText={false} />
        <SelectInput source="scene" choices={choices} sx={{ maxWidth: '18rem' }} helperText={false} />
      </SimpleForm>
    </DeskEdit>
  );
}

function Large() {
  const { locale } = useDesk();
  const picture = useRecordContext<LibraryPicture>();
  if (picture === undefined) return null;
  return (
    <Box sx={{ width: '100%', maxWidth: '30rem', marginBlockEnd: 1.5 }}>
      <Thumbnail url={picture.img.url} alt={picture.img.alt[locale] ?? ''} width={540} />
      <Typography variant="body2" color="text.secondary">
        {picture.name}
      </Typography>
    </Box>
  );
}

interface Use {
  readonly kind: string;
  readonly id: number;
  readonly title: string;
}

/** Where the desk edits what shows a picture; what has no screen of its own here has no link. */
const places: Readonly<Record<string, (id: number) => string>> = {
  news: (id) => `news/${id}`,
  banner: () => 'banners',
  partner: () => 'partners',
  program: () => 'miniPrograms',
  member: (id) => `members/${id}`,
};

const shownUses = 12;

function Uses() {
  const { locale } = useDesk();
  const translate = useTranslate();
  const picture = useRecordContext<LibraryPicture & { readonly uses?: readonly Use[] }>();
  const uses = picture?.uses ?? [];
  return (
    <DeskAside id="uses" title={translate('desk.picture_uses')}>
      {uses.length === 0 && <Typography color="text.secondary">{translate('desk.picture_unused')}</Typography>}
      <Box component="ul" sx={{ paddingInlineStart: 2.5, marginBlock: 1 }}>
        {uses.slice(0, shownUses).map(({ kind, id, title }) => {
          const place = places[kind];
          const words = `${translate(`desk.use.${kind}`)}: ${title}`;
          return (
            <li key={`${kind}-${id}`}>
              {place === undefined ? words : <Link to={`${inLanguage('/manage', locale)}/${place(id)}`}>{words}</Link>}
            </li>
          );
        })}
      </Box>
      {uses.length > shownUses && (
        <Typography color="text.secondary">
          {translate('desk.today.more', { count: uses.length - shownUses })}
        </Typography>
      )}
    </DeskAside>
  );
}
