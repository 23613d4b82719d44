import { TextInput } from 'react-admin';
import { TwoLanguages } from './two-languages';

interface TextPairProps {
  readonly within?: string;
  /** Names the words of the fields: `resources.<resource>.fields.<field>`. */
  readonly resource: string;
  /** The fields of one language, each with the lines that it begins with. */
  readonly fields: Readonly<Record<string, number>>;
}

/** The texts of a record in both languages. */
export function TextPair({ within, resource, fields }: TextPairProps) {
  return (
    <TwoLanguages {...(within === undefined ? {} : { within })}>
      {(source) =>
        Object.entries(fields).map(([field, lines]) => (
          <TextInput
            key={field}
            source={`${source}.${field}`}
            label={`resources.${resource}.fields.${field}`}
            helperText={lines > 4 ? 'desk.markup' : false}
            {...(lines > 1 ? { multiline: true, minRows: lines } : {})}
          />
        ))
      }
    </TwoLanguages>
  );
}
