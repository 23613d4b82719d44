import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { FieldOption } from '@selvedge/domain/custom-form';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import { useFaults } from './form-faults';
import { newOption } from './new-question';
import { WordsPair } from './words-pair';

/** The answers that can be chosen; one without words is left out when the form is saved. */
export function OptionList({ source }: { readonly source: string }) {
  const translate = useTranslate();
  const { fields, append, remove } = useFieldArray({ name: source, keyName: 'rowKey' });
  const options = fields as unknown as readonly (FieldOption & { readonly rowKey: string })[];
  const { here } = useFaults(source);
  const adding = useRef<HTMLButtonElement>(null);
  const add = () =>
    append(newOption(options.map(({ key }) => key)), { focusName: `${source}.${options.length}.label.zh-cn` });
  return (
    <Box role="group" aria-labelledby={`${source}-title`}>
      <Typography variant="subtitle1" component="h3" id={`${source}-title`}>
        {translate('desk.form.options')}
      </Typography>
      {options.map(({ rowKey }, place) => (
        <Box key={rowKey} sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
          <WordsPair source={`${source}.${place}.label`} words="desk.form.option" number={place + 1} />
          <IconButton
            aria-label={translate('desk.form.option_remove', { number: place + 1 })}
            onClick={() => {
              remove(place);
              adding.current?.focus();
            }}
            sx={{ marginBlockStart: 0.75 }}
          >
            <Delete />
          </IconButton>
        </Box>
      ))}
      {here !== undefined && <FormHelperText error>{translate(here)}</FormHelperText>}
      <Button ref={adding} startIcon={<Add />} onClick={add} data-faulty={here !== undefined || undefined}>
        {translate('desk.form.option_add')}
      </Button>
    </Box>
  );
}
