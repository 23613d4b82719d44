import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Form, HttpError, Loading, SaveButton, Title, useNotify, useTranslate } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import { said, type Values } from '../data-provider';
import { useDesk } from '../desk-context';
import { newKey } from '../fields/new-key';
import { Unseen } from '../fields/unseen';
import { itemFromForm, itemToForm, type KeptItem } from './list-items';
import { ListRow } from './list-row';

interface OrderedList {
  readonly version: string;
  readonly list: readonly KeptItem[];
}

export interface OrderedKind {
  /** Names its words: `resources.<name>`. */
  readonly name: string;
  /** Whose list it is, where there is one for each of many. */
  readonly of?: number;
  readonly read: () => Promise<OrderedList>;
  readonly save: (sent: {
    readonly version: string;
    readonly list: readonly Values[];
    readonly idempotency_key: string;
  }) => Promise<OrderedList>;
  /** The columns of an entry that travel, beside its id, its texts and its picture. */
  readonly columns: readonly string[];
  /** The fields of its texts; the first one names it. */
  readonly texts: readonly [string, ...string[]];
  readonly picture?: boolean;
  /** What a new entry begins with. */
  readonly blank: Values;
  /** The fields of one entry, which lies at `source` in the form. */
  readonly fields: (source: string, id: number | undefined) => ReactNode;
}

/** A list that is edited and saved as a whole: its entries, and their order by button or by dragging. */
export function OrderedListEditor({
  kind,
  heading = true,
}: {
  readonly kind: OrderedKind;
  readonly heading?: boolean;
}) {
  const { ccId } = useDesk();
  const queryKey = ['ordered', ccId, kind.name, kind.of];
  const { data, error, refetch } = useQuery({ queryKey, queryFn: () => said(kind.read()), retry: false });
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const [key, setKey] = useState(newKey);
  if (error !== null) {
    return (
      <Box role="alert" sx={{ padding: 2.5 }}>
        <Typography>{translate(error.message, { _: error.message })}</Typography>
        <Button onClick={() => refetch()}>{translate('ra.action.refresh')}</Button>
      </Box>
    );
  }
  if (data === undefined) return <Loading />;
  const save = async (values: Values) => {
    const list = (values.list as Values[]).map((item) => itemFromForm(kind, item));
    try {
      const sent = { version: data.version, list, idempotency_key: key };
      const kept = await said(kind.save(sent), 'desk.list_conflict');
      setKey(newKey());
      queries.setQueryData(queryKey, kept);
      void queries.invalidateQueries({ queryKey: [kind.name] });
      notify('desk.list_saved', { type: 'success' });
      return undefined;
    } catch (failure) {
      // Another content under the same key would be taken for a mistake.
      setKey(newKey());
      notify(failure instanceof Error ? failure.message : 'ra.notification.http_error', { type: 'error' });
      return failure instanceof HttpError ? failure.body?.errors : undefined;
    }
  };
  return (
    <Box sx={{ paddingBlock: 2 }}>
      {heading && <Title title={`resources.${kind.name}.name`} />}
      <Form key={data.version} record={{ list: data.list.map((item) => itemToForm(kind, item)) }} onSubmit={save}>
        <Entries kind={kind} />
      </Form>
    </Box>
  );
}

function Entries({ kind }: { readonly kind: OrderedKind }) {
  const translate = useTranslate();
  const { fields, append, remove, move } = useFieldArray({ name: 'list', keyName: 'key' });
  const [open, setOpen] = useState<string | null>(null);
  const [moved, setMoved] = useState('');
  const moveTo = (from: number, to: number) => {
    if (to < 0 || to >= fields.length || from === to) return;
    // The new row stays open, wherever it goes.
    if (open === 'new') setOpen(fields.at(-1)?.key ?? null);
    move(from, to);
    setMoved(translate('desk.list_moved', { place: to + 1, count: fields.length }));
  };
  return (
    <>
      {fields.length === 0 && <Typography color="text.secondary">{translate('desk.list_empty')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {fields.map((field, place) => (
          <ListRow
            key={field.key}
            rowKey={field.key}
            kind={kind}
            place={place}
            last={fields.length - 1}
            isOpen={open === field.key || (open === 'new' && place === fields.length - 1)}
            onToggle={(isOpen) => setOpen(isOpen ? field.key : null)}
            onMove={moveTo}
            onRemove={() => {
              setOpen(null);
              remove(place);
            }}
          />
        ))}
      </Box>
      <Unseen>{moved}</Unseen>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          marginBlockStart: 2,
          position: 'sticky',
          insetBlockEnd: 0,
          // Above the labels of fields, which would else show through.
          zIndex: 2,
          paddingBlock: 1.5,
          backgroundColor: 'background.default',
        }}
      >
        <SaveButton />
        <Button
          variant="outlined"
          startIcon={<Add />}
          onClick={() => {
            append(itemToForm(kind, kind.blank as KeptItem));
            setOpen('new');
          }}
        >
          {translate('ra.action.add')}
        </Button>
      </Box>
    </>
  );
}
