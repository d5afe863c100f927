import { chakra } from '@chakra-ui/react/styled-system';
import { Controller } from 'react-hook-form';
import { useStockGiftMutation } from '@portal/api/points/gift-orders.api';
import { giftOrdersContract, type StockedGift } from '@portal/domain/points/gift-orders.contract';
import { LIMITS } from '@portal/domain/tenant/limits';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { Button } from '@portal/ui/button';
import { NumberField } from '@portal/ui/number-field';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { StickyActions } from '@portal/ui/sticky-actions';
import { Switch } from '@portal/ui/switch';
import { move, stock as words } from '../gift-messages.ts';

interface StockFormProps {
  gift: StockedGift;
  onClose: () => void;
}

/** How many there are of a gift, and whether it can be chosen. */
export function StockForm({ gift: { id, version, stock, isActive }, onClose }: StockFormProps) {
  const [stockGift] = useStockGiftMutation();
  const toast = useToast();
  const { form, submit, isSending, problem } = useContractForm({
    schema: giftOrdersContract.stockGift.body,
    defaultValues: { version, stock, isActive },
    // The newest state, also where somebody else has changed it meanwhile and she has read of that.
    send: (body) => stockGift({ id, body: { ...body, version } }).unwrap(),
    onSent() {
      toast({ type: 'success', title: words.saved });
      onClose();
    },
  });
  const isLate = problem?.code === 'VERSION_CONFLICT';
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <p>{words.changeBody}</p>
      <Controller
        control={form.control}
        name="stock"
        render={({ field, fieldState }) => (
          <NumberField
            {...field}
            label={words.count}
            helper={words.countHelper}
            error={fieldState.error?.message}
            min={0}
            max={LIMITS.maxValue}
          />
        )}
      />
      <Controller
        control={form.control}
        name="isActive"
        render={({ field: { value, onChange } }) => (
          <Switch checked={value} onChange={onChange}>
            {words.isActive}
          </Switch>
        )}
      />
      <ProblemBanner
        title={isLate ? move.changed : words.saveFailed}
        problem={isLate && problem ? { ...problem, message: words.lateBody } : problem}
      />
      <StickyActions>
        <Button variant="outline" onClick={onClose}>
          {words.keep}
        </Button>
        <Button type="submit" loading={isSending}>
          {words.save}
        </Button>
      </StickyActions>
    </chakra.form>
  );
}
