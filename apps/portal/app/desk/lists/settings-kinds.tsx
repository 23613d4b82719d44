import { BooleanInput, NumberInput, required, SelectInput, TextInput } from 'react-admin';
import type { DeskPlace } from '../desk-context';
import { TextPair } from '../fields/text-pair';
import { Holders } from '../positions/holders';
import type { OrderedKind } from './ordered-list-editor';

const levels = [0, 1].map((id) => ({ id, name: `desk.level.${id}` }));

export function navigationKind({ api, ccId }: DeskPlace, place: 'header' | 'footer'): OrderedKind {
  const { settingsDesk } = api;
  return {
    name: place,
    read: () => settingsDesk.navigation({ ccId, place }),
    save: (sent) =>
      settingsDesk.navigationSaveAll({ ccId, place, ...sent } as Parameters<typeof settingsDesk.navigationSaveAll>[0]),
    columns: ['href', 'level', 'is_enabled'],
    texts: ['label'],
    blank: { level: 0, is_enabled: true },
    fields: (source) => (
      <>
        <TextPair within={source} resource="navigation" fields={{ label: 1 }} />
        <TextInput source={`${source}.href`} label="resources.navigation.fields.href" helperText="desk.href_help" />
        <SelectInput
          source={`${source}.level`}
          label="resources.navigation.fields.level"
          choices={levels}
          validate={required()}
          helperText={false}
        />
        <BooleanInput
          source={`${source}.is_enabled`}
          label="resources.navigation.fields.is_enabled"
          helperText={false}
        />
      </>
    ),
  };
}

export function categoryKind({ api, ccId }: DeskPlace, kind: 'trade' | 'region' | 'membership'): OrderedKind {
  const { settingsDesk } = api;
  return {
    name: kind,
    read: () => settingsDesk.categories({ ccId, kind }),
    save: (sent) =>
      settingsDesk.categorySaveAll({ ccId, kind, ...sent } as Parameters<typeof settingsDesk.categorySaveAll>[0]),
    columns: [],
    texts: ['title'],
    blank: {},
    fields: (source) => <TextPair within={source} resource="newsCategories" fields={{ title: 1 }} />,
  };
}

const ranks = ['council', 'supervisors', 'secretariat', 'members'].map((id) => ({ id, name: `desk.rank.${id}` }));

export function positionKind({ api, ccId }: DeskPlace): OrderedKind {
  const { positionDesk } = api;
  return {
    name: 'positions',
    read: () => positionDesk.getAll({ ccId }),
    save: (sent) => positionDesk.saveAll({ ccId, ...sent } as Parameters<typeof positionDesk.saveAll>[0]),
    columns: ['rank', 'seats', 'term_years', 'is_shown'],
    texts: ['title', 'duty'],
    blank: { rank: 'council', is_shown: true },
    fields: (source, id) => (
      <>
        <TextPair within={source} resource="positions" fields={{ title: 1, duty: 2 }} />
        <SelectInput
          source={`${source}.rank`}
          label="resources.positions.fields.rank"
          choices={ranks}
          validate={required()}
          helperText={false}
        />
        <NumberInput source={`${source}.seats`} label="resources.positions.fields.seats" min={1} helperText={false} />
        <NumberInput
          source={`${source}.term_years`}
          label="resources.positions.fields.term_years"
          min={1}
          max={20}
          helperText={false}
        />
        <BooleanInput source={`${source}.is_shown`} label="resources.positions.fields.is_shown" helperText={false} />
        {id !== undefined && <Holders positionId={id} />}
      </>
    ),
  };
}
