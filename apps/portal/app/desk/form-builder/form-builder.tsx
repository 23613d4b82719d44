import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { FormFaultsContext, formFaults } from './form-faults';
import { FormPreview } from './form-preview';
import { formFromValues } from './form-values';
import { QuestionList } from './question-list';

interface FormBuilderProps {
  /** Where the form lies in the desk's form, as `formToValues` makes it; `formFromValues` reads it again. */
  readonly source: string;
  /** The number of the version that is asked now; none while nothing was asked yet. */
  readonly version?: number | null;
  /** Says what the form is for; the house's own words without it. */
  readonly title?: string;
}

/**
 * Builds a form of the community's own: its questions in both languages, their order, what is asked under which
 * condition, and a preview that answers like the member's page. What cannot be so is said when somebody saves, at its
 * question, and nothing is sent until then.
 */
export function FormBuilder({ source, version = null, title = 'desk.form.title' }: FormBuilderProps) {
  const translate = useTranslate();
  const { submitCount } = useFormState();
  const form = formFromValues(useWatch({ name: source }));
  const faults = submitCount === 0 ? {} : formFaults(form);
  return (
    <FormFaultsContext.Provider value={{ source, faults, tries: submitCount }}>
      <Box component="section" aria-labelledby={`${source}-title`} sx={{ width: '100%', marginBlock: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, marginBlockEnd: 1 }}>
          <Typography variant="h2" id={`${source}-title`} sx={{ flex: 1 }}>
            {translate(title)}
          </Typography>
          <FormPreview form={form} />
        </Box>
        {version !== null && (
          <Typography color="text.secondary" sx={{ marginBlockEnd: 1, maxWidth: '44rem' }}>
            {translate('desk.form.version', { number: version })}
          </Typography>
        )}
        <QuestionList source={`${source}.fields`} isWhole />
      </Box>
    </FormFaultsContext.Provider>
  );
}
