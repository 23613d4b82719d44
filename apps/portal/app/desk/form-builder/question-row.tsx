import Chip from '@mui/material/Chip';
import type { CustomField } from '@selvedge/domain/custom-form';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useDesk } from '../desk-context';
import { OrderedRow } from '../fields/ordered-row';
import { FormFaultsContext, useFaults } from './form-faults';
import { QuestionFields } from './question-fields';
import { inWords } from './words-pair';

interface QuestionRowProps {
  readonly rowKey: string;
  readonly source: string;
  /** The questions of a group, by where they lie; given from above, since a list has rows and a row may have a list. */
  readonly within: (source: string) => ReactNode;
  readonly list: string;
  readonly place: number;
  readonly last: number;
  readonly isNew: boolean;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (title: string) => void;
}

/** A question of a form: its words and its kind, and when it is open, everything that can be said about it. */
export function QuestionRow({ source, isNew, onRemove, within, ...row }: QuestionRowProps) {
  const { locale } = useDesk();
  const translate = useTranslate();
  const question = useWatch({ name: source }) as CustomField | undefined;
  const { isFaulty } = useFaults(source);
  if (question === undefined) return null;
  const title = inWords(question.label, locale) || translate('desk.form.new');
  const narrowly = { display: { xs: 'none', sm: 'flex' } };
  return (
    <OrderedRow
      {...row}
      title={title}
      isWrong={isFaulty}
      removal="desk.form.remove"
      onRemove={() => onRemove(title)}
      marks={
        <>
          {isFaulty && <Chip size="small" color="error" variant="outlined" label={translate('desk.form.faulty')} />}
          {question.when?.key && (
            <Chip size="small" variant="outlined" label={translate('desk.form.if')} sx={narrowly} />
          )}
          <Chip size="small" label={translate(`desk.form.kind.${question.kind}`)} sx={narrowly} />
        </>
      }
    >
      <Opened isNew={isNew}>
        <QuestionFields source={source} kind={question.kind} list={row.list} place={row.place} within={within} />
      </Opened>
    </OrderedRow>
  );
}

/** A new question is begun at once, and one that is to be mended is led to its fault. */
function Opened({ isNew, children }: { readonly isNew: boolean; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const { tries } = useContext(FormFaultsContext);
  const tried = useRef(isNew ? tries : 0);
  useEffect(() => {
    const mend =
      tries > tried.current ? '[aria-invalid="true"], button[data-faulty], [data-faulty] [role="combobox"]' : null;
    tried.current = tries;
    const place = mend ?? (isNew ? 'input, textarea' : null);
    if (place !== null) box.current?.querySelector<HTMLElement>(place)?.focus();
  }, [tries, isNew]);
  return <div ref={box}>{children}</div>;
}
