import { BooleanInput, TextInput } from 'react-admin';
import type { DeskPlace } from '../desk-context';
import { TextPair } from '../fields/text-pair';
import { PictureInput } from '../media/picture-input';
import type { OrderedKind } from './ordered-list-editor';

type KindOf = (place: DeskPlace) => OrderedKind;

const shown = (source: string, name: string) => (
  <BooleanInput source={`${source}.is_shown`} label={`resources.${name}.fields.is_shown`} helperText={false} />
);

export const bannerKind: KindOf = ({ api, ccId }) => ({
  name: 'banners',
  read: () => api.bannerDesk.getAll({ ccId }),
  save: (sent) => api.bannerDesk.saveAll({ ccId, ...sent } as Parameters<typeof api.bannerDesk.saveAll>[0]),
  columns: ['href', 'is_shown'],
  texts: ['title'],
  picture: true,
  blank: { is_shown: true },
  fields: (source) => (
    <>
      <PictureInput source={`${source}.img_url`} scene="banner" />
      <TextPair within={source} resource="banners" fields={{ title: 1 }} />
      <TextInput source={`${source}.href`} label="resources.banners.fields.href" helperText="desk.href_help" />
      {shown(source, 'banners')}
    </>
  ),
});

export const partnerKind: KindOf = ({ api, ccId }) => ({
  name: 'partners',
  read: () => api.partnerDesk.getAll({ ccId }),
  save: (sent) => api.partnerDesk.saveAll({ ccId, ...sent } as Parameters<typeof api.partnerDesk.saveAll>[0]),
  columns: ['href', 'is_shown'],
  texts: ['name', 'summary'],
  picture: true,
  blank: { is_shown: true },
  fields: (source) => (
    <>
      <PictureInput source={`${source}.img_url`} scene="partner" />
      <TextPair within={source} resource="partners" fields={{ name: 1, summary: 2 }} />
      <TextInput source={`${source}.href`} label="resources.partners.fields.href" helperText={false} type="url" />
      {shown(source, 'partners')}
    </>
  ),
});

export const programKind: KindOf = ({ api, ccId }) => ({
  name: 'miniPrograms',
  read: () => api.programDesk.getAll({ ccId }),
  save: (sent) => api.programDesk.saveAll({ ccId, ...sent } as Parameters<typeof api.programDesk.saveAll>[0]),
  columns: ['app_id', 'path', 'is_shown'],
  texts: ['name', 'summary'],
  picture: true,
  blank: { is_shown: true, app_id: '', path: '' },
  fields: (source) => (
    <>
      <PictureInput source={`${source}.img_url`} scene="program" />
      <TextPair within={source} resource="miniPrograms" fields={{ name: 1, summary: 2 }} />
      <TextInput source={`${source}.app_id`} label="resources.miniPrograms.fields.app_id" helperText={false} />
      <TextInput
        source={`${source}.path`}
        label="resources.miniPrograms.fields.path"
        helperText={false}
        format={(v) => v ?? ''}
        parse={(v) => v}
      />
      {shown(source, 'miniPrograms')}
    </>
  ),
});

export const modelKind: KindOf = ({ api, ccId }) => ({
  name: 'announcementModels',
  read: () => api.announcementDesk.modelList({ ccId }),
  save: (sent) =>
    api.announcementDesk.modelSaveAll({ ccId, ...sent } as Parameters<typeof api.announcementDesk.modelSaveAll>[0]),
  columns: [],
  texts: ['title', 'body'],
  blank: {},
  fields: (source) => <TextPair within={source} resource="announcementModels" fields={{ title: 1, body: 6 }} />,
});

export const newsCategoryKind: KindOf = ({ api, ccId }) => ({
  name: 'newsCategories',
  read: () => api.newsDesk.categories({ ccId }),
  save: (sent) => api.newsDesk.categorySaveAll({ ccId, ...sent } as Parameters<typeof api.newsDesk.categorySaveAll>[0]),
  columns: [],
  texts: ['title'],
  blank: {},
  fields: (source) => <TextPair within={source} resource="newsCategories" fields={{ title: 1 }} />,
});
