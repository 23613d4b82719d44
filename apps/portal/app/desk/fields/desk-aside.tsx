import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface DeskAsideProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** What belongs to a record: beside its form, and below it on a phone. */
export function DeskAside({ id, title, children }: DeskAsideProps) {
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ padding: 2.5, marginInlineStart: { md: 2 }, marginBlockStart: { xs: 2, md: 0 }, flex: { md: '0 0 20rem' } }}
    >
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}
