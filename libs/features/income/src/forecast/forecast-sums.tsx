import { chakra } from '@chakra-ui/react/styled-system';
import type { IncomeForecast } from '@portal/domain/wallet/income';
import { Money } from '@portal/ui/money';
import { SumRow } from '../amounts/sum-row.tsx';
import { forecast as words } from '../overview-messages.ts';

interface ForecastSumsProps {
  forecast: IncomeForecast;
  count: number;
  one: number;
  extra: number;
}

/** The rows that the expected amount is the sum of. */
export function ForecastSums({ forecast: { earned, booked }, count, one, extra }: ForecastSumsProps) {
  return (
    <chakra.dl display="grid" gap="1.5" borderTopWidth="1px" pt="3">
      <SumRow name={words.earned(earned.lessonCount)}>
        <Money own amount={earned.net} />
      </SumRow>
      <SumRow name={words.booked(booked.lessonCount)}>
        <Money own amount={booked.net} signed />
      </SumRow>
      <SumRow
        color="fg.link"
        name={
          <>
            {words.extra(count)}{' '}
            {count > 0 && (
              <chakra.span textStyle="caption" color="fg.muted">
                {words.each} <Money own amount={one} />
              </chakra.span>
            )}
          </>
        }
      >
        <Money own amount={extra} signed />
      </SumRow>
    </chakra.dl>
  );
}
