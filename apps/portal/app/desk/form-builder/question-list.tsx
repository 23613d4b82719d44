import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { type CustomField, type FieldKind, fieldKinds } from '@selvedge/domain/custom-form';
import { useContext, useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import { Unseen } from '../fields/unseen';
import { FormFaultsContext, formFaults, useFaults } from './form-faults';
import { formFromValues, questionToValues } from './form-values';
import { newQuestion, singleKinds } from './new-question';
import { QuestionRow } from './question-row';

interface QuestionListProps {
  readonly source: string;
  /** Whether these are the questions of the form itself and not those of a group. */
  readonly isWhole?: boolean;
}

/** The questions of a form or of a group, in their order. */
export function QuestionList({ source, isWhole = false }: QuestionListProps) {
  const translate = useTranslate();
  const { fields, append, remove, move } = useFieldArray({
    name: source,
    keyName: 'rowKey',
    rules: { validate: (rows: unknown) => !isWhole || isUsable(rows) || 'desk.form.faulty' },
  });
  const rows = fields as unknown as readonly (CustomField & { readonly rowKey: string })[];
  const [open, setOpen] = useState<string | null>(null);
  const [said, say] = useState('');
  const adding = useRef<HTMLButtonElement>(null);
  const { here } = useFaults(source);
  const { source: root, faults, tries } = useContext(FormFaultsContext);
  // Who could not save is led to the first question that is to be mended.
  const [first] = Object.keys(faults).filter((path) => `${root}.${path}`.startsWith(`${source}.`));
  const faulty =
    first === undefined ? undefined : rows[Number(`${root}.${first}`.slice(source.length + 1).split('.')[0])];
  const faultyKey = faulty?.rowKey;
  const seen = useRef(tries);
  useEffect(() => {
    if (tries === seen.current) return;
    seen.current = tries;
    if (faultyKey !== undefined) setOpen(faultyKey);
  }, [tries, faultyKey]);
  const add = (kind: FieldKind) => {
    const taken = rows.map(({ key }) => key);
    append(questionToValues(newQuestion(kind, taken)));
    setOpen('new');
  };
  return (
    <>
      {rows.length === 0 && (
        <Typography color="text.secondary" sx={{ marginBlockEnd: 1 }}>
          {translate(isWhole ? 'desk.form.none' : 'desk.form.none_group')}
        </Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {rows.map(({ rowKey }, place) => (
          <QuestionRow
            key={rowKey}
            rowKey={rowKey}
            source={`${source}.${place}`}
            within={(group) => <QuestionList source={group} />}
            list={source}
            place={place}
            last={rows.length - 1}
            isNew={open === 'new' && place === rows.length - 1}
            isOpen={open === rowKey || (open === 'new' && place === rows.length - 1)}
            onToggle={(isOpen) => setOpen(isOpen ? rowKey : null)}
            onMove={(from, to) => {
              if (to < 0 || to >= rows.length || from === to) return;
              if (open === 'new') setOpen(rows.at(-1)?.rowKey ?? null);
              move(from, to);
              say(translate('desk.list_moved', { place: to + 1, count: rows.length }));
            }}
            onRemove={(title) => {
              setOpen(null);
              remove(place);
              say(translate('desk.form.removed', { title }));
              adding.current?.focus();
            }}
          />
        ))}
      </Box>
      <Unseen>{said}</Unseen>
      {here !== undefined && <FormHelperText error>{translate(here)}</FormHelperText>}
      <AddQuestion
        kinds={isWhole ? fieldKinds : singleKinds}
        button={adding}
        isFaulty={here !== undefined}
        onAdd={add}
      />
    </>
  );
}

function isUsable(rows: unknown): boolean {
  return Object.keys(formFaults(formFromValues({ fields: rows }))).length === 0;
}

interface AddQuestionProps {
  readonly kinds: readonly FieldKind[];
  readonly button: React.RefObject<HTMLButtonElement>;
  readonly isFaulty: boolean;
  readonly onAdd: (kind: FieldKind) => void;
}

/** A question begins with its kind, which it keeps: answers of one kind are none of another. */
function AddQuestion({ kinds, button, isFaulty, onAdd }: AddQuestionProps) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        startIcon={<Add />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-faulty={isFaulty || undefined}
        onClick={() => setIsOpen(true)}
      >
        {translate('desk.form.add')}
      </Button>
      <Menu id={id} anchorEl={button.current} open={isOpen} onClose={close} disableRestoreFocus>
        {kinds.map((kind) => (
          <MenuItem
            key={kind}
            onClick={() => {
              setIsOpen(false);
              onAdd(kind);
            }}
          >
            {translate(`desk.form.kind.${kind}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
