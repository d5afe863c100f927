import { chakra } from '@chakra-ui/react/styled-system';
import { formatMoney } from '@portal/domain/format/money';
import { Money } from '@portal/ui/money';
import { useScrollable } from '@portal/ui/scrollable';
import { packageFields as words } from '../editor-messages.ts';
import type { PackageSums as Sums } from './package-amounts.ts';

interface Props {
  /** Null while nothing can be counted. */
  sums: Sums | null;
  /** Of the service, as a fraction. */
  rate: number;
}

const Table = chakra('table', {
  base: {
    w: 'full',
    textStyle: 'body.sm',
    '& th, & td': { py: '1.5', borderTopWidth: '1px', borderColor: 'border.muted', textAlign: 'end' },
    '& th:not(:first-child), & td': { ps: '3' },
    '& th:first-child': { textAlign: 'start', fontWeight: 'normal', color: 'fg.muted' },
    '& thead th': { textStyle: 'caption', color: 'fg.muted', borderTopWidth: '0' },
  },
});

const percentOf = (rate: number) => `${Math.round(rate * 1_000) / 10}%`;

/** What a package brings, for the whole, a lesson, 60 minutes and a full group: paid, and after the service fee (W2). */
export function PackageSums({ sums, rate }: Props) {
  const sideways = useScrollable<HTMLDivElement>();
  if (!sums)
    return (
      <chakra.p textStyle="body.sm" color="fg.muted">
        {words.noSums}
      </chakra.p>
    );
  const rows = [
    { label: words.whole, sum: sums },
    { label: words.perLesson, sum: sums.perLesson },
    { label: words.perHour, sum: sums.perHour },
    { label: words.full(sums.full?.students ?? 0), sum: sums.full },
  ];
  return (
    <chakra.div bg="bg.subtle" borderRadius="l2" px="sheet" py="3" minW="0">
      <chakra.p fontWeight="semibold" aria-live="polite">
        {words.net(formatMoney(sums.net))}
      </chakra.p>
      <chakra.div {...sideways} mt="2" overflowX="auto">
        <Table aria-label={words.sums}>
          <thead>
            <tr>
              <th scope="col">{words.rate(percentOf(rate))}</th>
              <th scope="col">{words.gross}</th>
              <th scope="col">{words.mine}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(
              ({ label, sum }) =>
                sum && (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    <td>
                      <Money amount={sum.gross} />
                    </td>
                    <td>
                      <chakra.strong fontWeight="semibold">
                        <Money amount={sum.net} />
                      </chakra.strong>
                    </td>
                  </tr>
                ),
            )}
          </tbody>
        </Table>
      </chakra.div>
    </chakra.div>
  );
}
