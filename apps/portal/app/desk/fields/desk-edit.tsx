import { Edit, type EditProps } from 'react-admin';

/** What belongs to a record stands beside its form, and below it on a phone. */
const beside = {
  '& .RaEdit-main': { flexDirection: { xs: 'column', md: 'row' }, alignItems: { xs: 'stretch', md: 'flex-start' } },
};

/** A record that is changed: it stays open when it is saved, and is saved before anything says so. */
export function DeskEdit({
  redirect = false,
  sx = beside,
  children,
  ...props
}: Omit<EditProps, 'mutationMode' | 'actions'>) {
  return (
    <Edit mutationMode="pessimistic" redirect={redirect} actions={false} sx={sx} {...props}>
      {children}
    </Edit>
  );
}
