import { useDesk } from '../desk-context';

type Texts = Readonly<Record<string, { readonly title?: unknown } | null>>;

/** Names a record by its title: in the desk's language, or else in the other one. */
export function useTitleOf(): (record: { readonly [field: string]: unknown }) => string {
  const { locale } = useDesk();
  return (record) => {
    const texts = record.texts as Texts | undefined;
    return String(texts?.[locale]?.title ?? texts?.['zh-cn']?.title ?? texts?.en?.title ?? '');
  };
}
