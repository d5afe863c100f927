import { chakra } from '@chakra-ui/react/styled-system';
import { formatMoney } from '@portal/domain/format/money';
import { Money } from '@portal/ui/money';
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
    // With large text on a phone the sums of a row stand below each other, each with its name.
    '@container (max-width: 13rem)': {
      '& thead': { display: 'none' },
      '& tr': { display: 'block', borderTopWidth: '1px', borderColor: 'border.muted', py: '1.5' },
      '& th:first-child': { display: 'block', borderTopWidth: '0', py: '0' },
      '& td': {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: '2',
        borderTopWidth: '0',
        py: '0',
        ps: '0',
        _before: { content: 'attr(data-name)', color: 'fg.muted' },
      },
    },
  },
});

const percentOf = (rate: number) => `${Math.round(rate * 1_000) / 10}%`;

/** What a package brings, for the whole, a lesson, 60 minutes and a full group: paid, and after the service fee (W2). */
export function PackageSums({ sums, rate }: Props) {
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
      <chakra.div mt="2" containerType="inline-size">
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
                    <td data-name={words.gross}>
                      <Money amount={sum.gross} />
                    </td>
                    <td data-name={words.mine}>
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
