import Visibility from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type CustomForm, checkAnswers, readAnswers } from '@selvedge/domain/custom-form';
import { responseText } from '@selvedge/error-catalogue';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { CustomFormFields } from '../../custom-forms/custom-form-fields';
import type { Locale } from '../../language/address';
import { useDesk } from '../desk-context';
import styles from './form-preview.module.css';

/** A button that shows the form as members see it, in both languages. */
export function FormPreview({ form }: { readonly form: CustomForm | null }) {
  const translate = useTranslate();
  const { locale } = useDesk();
  const [isOpen, setIsOpen] = useState(false);
  const [shown, show] = useState<Locale>(locale);
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const titleId = useId();
  const formId = useId();
  return (
    <>
      <Button startIcon={<Visibility />} disabled={form === null} onClick={() => setIsOpen(true)}>
        {translate('desk.form.preview')}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} fullWidth fullScreen={isNarrow} aria-labelledby={titleId}>
        <DialogTitle id={titleId} className={styles.title}>
          {translate('desk.form.preview')}
          <ToggleButtonGroup exclusive value={shown} onChange={(_, next: Locale | null) => next && show(next)}>
            {(['zh-cn', 'en'] as const).map((language) => (
              <ToggleButton key={language} value={language}>
                {translate(`desk.language.${language}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </DialogTitle>
        <DialogContent dividers>
          {form !== null && <Trial key={shown} id={formId} form={form} locale={shown} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setIsOpen(false)}>{translate('desk.form.preview_close')}</Button>
          <Button type="submit" form={formId} variant="contained">
            {translate('desk.form.preview_try')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

interface TrialProps {
  readonly id: string;
  readonly form: CustomForm;
  readonly locale: Locale;
}

/** The member's own fields, and what the checks that browser and server share would say to the answers. */
function Trial({ id, form, locale }: TrialProps) {
  const { api, ccId } = useDesk();
  const translate = useTranslate();
  const { data: regions = [] } = useQuery({
    queryKey: ['formRegions', ccId, locale],
    queryFn: async () => (await api.community.categories({ ccId, kind: 'region' })).list,
    enabled: form.fields.some((field) => [field, ...('fields' in field ? field.fields : [])].some(isRegion)),
  });
  const [issues, setIssues] = useState<Readonly<Record<string, string>> | null>(null);
  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A dialog lies within the desk's form for React, though not in the page.
    event.stopPropagation();
    const sent = new FormData(event.currentTarget);
    // Nothing is kept of a trial: a file that was chosen counts as one that was sent.
    for (const [name, value] of [...sent]) if (value instanceof File && value.name) sent.append(`${name}.kept`, '1');
    const answers = readAnswers(form, sent, 'preview');
    const checked = checkAnswers(form, answers, { regions: regions.map((region) => region.id) });
    const said = checked.ok ? [] : checked.issues;
    setIssues(Object.fromEntries(said.map(({ path, code }) => [`preview.${path}`, responseText(code, locale)])));
  };
  return (
    <form id={id} noValidate onSubmit={check} className={styles.trial} lang={locale === 'en' ? 'en' : 'zh-CN'}>
      <CustomFormFields form={form} name="preview" answers={{}} issues={issues ?? {}} {...{ regions, locale }} />
      <Typography role="status" color="primary">
        {issues !== null && Object.keys(issues).length === 0 && translate('desk.form.preview_right')}
      </Typography>
    </form>
  );
}

function isRegion({ kind }: { readonly kind: string }): boolean {
  return kind === 'region';
}
