import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { said } from '../data-provider';
import { useDesk } from '../desk-context';
import { textsToForm } from '../form-texts';

/** Fills a new announcement with one of the texts that the community keeps for it. */
export function ModelChoice() {
  const { api, ccId, locale } = useDesk();
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const { data } = useQuery({
    queryKey: ['models', ccId],
    queryFn: () => said(api.announcementDesk.modelList({ ccId })),
  });
  if (data === undefined || data.list.length === 0) return null;
  return (
    <TextField
      select
      label={translate('desk.begin_from')}
      defaultValue=""
      onChange={({ target }) => {
        const model = data.list.find(({ id }) => id === Number(target.value));
        if (model !== undefined) setValue('texts', textsToForm(model.texts), { shouldDirty: true });
      }}
      sx={{ maxWidth: '24rem' }}
    >
      {data.list.map(({ id, texts }) => (
        <MenuItem key={id} value={id}>
          {(texts[locale] ?? texts['zh-cn'] ?? texts.en)?.title ?? ''}
        </MenuItem>
      ))}
    </TextField>
  );
}
