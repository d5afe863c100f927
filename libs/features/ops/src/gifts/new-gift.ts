import * as v from 'valibot';
import type { GiftDrawing, GiftKind } from '@portal/domain/points/gift';
import { NewGift } from '@portal/domain/points/gift-orders.contract';

/** A gift as it is typed. */
export interface GiftValues {
  kind: GiftKind;
  name: string;
  description: string;
  drawing: GiftDrawing;
  points: number | null;
  stock: number | null;
  days: number | null;
  /** In per cent. */
  relief: number | null;
}

export const NO_GIFT: GiftValues = {
  kind: 'VOUCHER',
  name: '',
  description: '',
  drawing: 'ticket',
  points: null,
  stock: null,
  days: null,
  relief: null,
};

export const hasDays = (kind: GiftKind): boolean => kind === 'VOUCHER' || kind === 'FEE_RELIEF';

// The form names the attempt when it sends it; the rules of the contract ask for a name before.
const UNSENT = '00000000-0000-4000-8000-000000000000';

/** What was typed as the contract has it: a field that a kind does not have is not sent, and per cent become a part. */
export const GiftForm: v.GenericSchema<GiftValues, NewGift> = v.pipe(
  v.custom<GiftValues>((values) => typeof values === 'object'),
  v.transform((values) => toNewGift(values)),
  NewGift,
);

// What is missing yet is said by the rules of the contract.
const toNewGift = (values: GiftValues) =>
  ({
    ...values,
    clientId: UNSENT,
    days: hasDays(values.kind) ? values.days : null,
    relief: values.kind === 'FEE_RELIEF' && values.relief !== null ? values.relief / 100 : null,
  }) as v.InferInput<typeof NewGift>;
