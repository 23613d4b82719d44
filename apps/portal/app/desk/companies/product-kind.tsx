import { BooleanInput } from 'react-admin';
import type { DeskPlace } from '../desk-context';
import { TextPair } from '../fields/text-pair';
import type { OrderedKind } from '../lists/ordered-list-editor';
import { PictureInput } from '../media/picture-input';

/** The products of one company: a list with an order, whose entries are published one by one. */
export function productKind({ api, ccId }: DeskPlace, company_id: number): OrderedKind {
  return {
    name: 'products',
    of: company_id,
    read: () => api.productDesk.getAll({ ccId, company_id }),
    save: (sent) =>
      api.productDesk.saveAll({ ccId, company_id, ...sent } as Parameters<typeof api.productDesk.saveAll>[0]),
    columns: ['is_shown'],
    texts: ['name', 'summary', 'description'],
    picture: true,
    blank: { is_shown: false },
    fields: (source) => (
      <>
        <PictureInput source={`${source}.img_url`} scene="company" />
        <TextPair within={source} resource="products" fields={{ name: 1, summary: 1, description: 4 }} />
        <BooleanInput source={`${source}.is_shown`} label="resources.products.fields.is_shown" helperText={false} />
      </>
    ),
  };
}
