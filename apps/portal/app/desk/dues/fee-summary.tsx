import Box from '@mui/material/Box';
import { addDays } from '@selvedge/domain/fees';
import { useGetList, useTranslate } from 'react-admin';
import type { FormFee } from './fee-form';
import { useMoney } from './money';

interface Named {
  readonly id: number;
  readonly name: string;
}

const all = { pagination: { page: 1, perPage: 60 } };

/** The terms of a fee in words, for a fee that is out: they stay as they are. */
export function FeeSummary({ fee }: { readonly fee: FormFee }) {
  const translate = useTranslate();
  const money = useMoney();
  const { data: offices = [] } = useGetList<Named>('memberPositions', all);
  const { data: kinds = [] } = useGetList<Named>('memberCategories', all);
  const nameIn = (list: readonly Named[]) => (id: number) => list.find((each) => each.id === id)?.name ?? `#${id}`;
  const [officeOf, kindOf] = [nameIn(offices), nameIn(kinds)];
  const { audience, plan, period_from: from, period_until: until } = fee;
  const label = (name: string) => translate(`resources.fees.fields.${name}`);
  const named = (name: string, value: string) => translate('desk.dues.named', { name, value });
  const chosen = [
    ...audience.positions.map(officeOf),
    ...audience.categories.map(kindOf),
    ...(audience.members.length > 0 ? [named(label('members'), String(audience.members.length))] : []),
  ];
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [label('payer'), [translate(`desk.dues.payer.${fee.payer}`)]],
    [label('rule'), amounts()],
    [label('audience'), audience.kind === 'all' ? [translate('desk.dues.audience.all')] : chosen],
    [translate('desk.dues.section.days'), [translate('desk.dues.of_period', { from, until })]],
    [
      label('plan'),
      plan.map(({ days, share }) =>
        translate('desk.dues.instalment', { percent: share / 10, day: addDays(from, days) }),
      ),
    ],
  ];
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '12rem 1fr' }, columnGap: 2, rowGap: 1, margin: 0 }}
    >
      {rows.map(([name, lines]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ margin: 0 }}>
            {lines.map((line) => (
              <Box key={line}>{line}</Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );

  function amounts(): string[] {
    const { rule } = fee;
    if (rule.kind === 'fixed') return [named(translate('desk.dues.rule.fixed'), money(rule.cents))];
    if (rule.kind === 'formula') {
      return [
        named(label('base'), money(rule.base)),
        ...(rule.each > 0 ? [named(label('each'), money(rule.each))] : []),
        ...rule.positions.map(({ id, cents }) => named(officeOf(id), money(cents))),
        ...rule.bands.map(({ from: least, cents }) => named(`${label('from')} ${money(least)}`, money(cents))),
        ...(rule.most === null ? [] : [named(translate('desk.dues.most'), money(rule.most))]),
      ];
    }
    return rule.rows.map(({ position, category, from: least, cents }) => {
      const fits = [
        position === null ? null : officeOf(position),
        category === null ? null : kindOf(category),
        least === null ? null : `${label('from')} ${money(least)}`,
      ].filter((part) => part !== null);
      return named(fits.length === 0 ? translate('desk.dues.everybody') : fits.join(' · '), money(cents));
    });
  }
}
