import { chakra } from '@chakra-ui/react/styled-system';
import { readInMan } from '@portal/domain/format/money';
import type { IncomeForecast } from '@portal/domain/wallet/income';
import { useFiguresHidden } from '@portal/ui/figures-hidden';
import { MoneyField } from '@portal/ui/money-field';
import { SelectField } from '@portal/ui/select-field';
import { Slider } from '@portal/ui/slider';
import { amounts, forecast as words } from '../overview-messages.ts';
import { MORE_MAX, MORE_PAGE, type WhatIf } from './what-if.ts';

const OTHER = 'other';

interface WhatIfControlsProps {
  classes: IncomeForecast['perLesson'];
  /** What the month comes to, for the ear. */
  expected: number;
  whatIf: WhatIf;
  onWhatIf: (change: Partial<WhatIf>) => void;
}

/** How many lessons more, and of which class or at what price. */
export function WhatIfControls({ classes, expected, whatIf, onWhatIf }: WhatIfControlsProps) {
  const { areHidden } = useFiguresHidden();
  const { count, classId, price } = whatIf;
  return (
    <chakra.div display="grid" gap="3">
      <div>
        <chakra.div display="flex" justifyContent="space-between" gap="3" textStyle="label">
          <span aria-hidden>{words.slider}</span>
          <chakra.span aria-hidden fontVariantNumeric="tabular-nums">
            {words.plus(count)}
          </chakra.span>
        </chakra.div>
        <Slider
          label={words.slider}
          valueText={words.spoken(count, areHidden ? amounts.hidden : readInMan(expected))}
          min={0}
          max={MORE_MAX}
          pageStep={MORE_PAGE}
          value={count}
          onChange={(next) => onWhatIf({ count: next })}
        />
      </div>
      <SelectField
        label={words.which}
        value={classId ?? OTHER}
        options={[
          ...classes.map((one) => ({ value: one.classId, label: words.one(one.className, one.studentCount) })),
          { value: OTHER, label: words.otherPrice },
        ]}
        onChange={({ target: { value } }) => onWhatIf({ classId: value === OTHER ? null : value })}
      />
      {classId === null && (
        <MoneyField
          label={words.price}
          helper={words.priceHelper}
          value={price}
          onChange={(next) => onWhatIf({ price: next })}
        />
      )}
    </chakra.div>
  );
}
