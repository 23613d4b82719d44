import { ReferenceInput, SearchInput, SelectInput } from 'react-admin';

/** What is looked for in the words of a list. */
export const keywordFilter = <SearchInput key="keywords" source="keywords" alwaysOn resettable />;

/** What can be chosen, each by its word of the desk; `words` says where these stand. */
export function choicesOf(words: string, ids: readonly string[]) {
  return ids.map((id) => ({ id, name: `${words}.${id}` }));
}

/** A list cut down to one of few words. */
export function choiceFilter(source: string, choices: ReturnType<typeof choicesOf>) {
  return <SelectInput key={source} source={source} alwaysOn choices={choices} />;
}

/** A list cut down to what belongs to one of something else. A reference hands no size on, so that it is said here. */
export function referenceFilter(source: string, reference: string, label?: string) {
  return (
    <ReferenceInput key={source} source={source} reference={reference} alwaysOn>
      <SelectInput optionText="name" label={label} size="small" helperText={false} />
    </ReferenceInput>
  );
}
