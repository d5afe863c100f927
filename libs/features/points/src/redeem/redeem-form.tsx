import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { useRedeemGiftMutation } from '@portal/api/points/gifts.api';
import { formatPoints } from '@portal/domain/format/money';
import { type Gift, GiftReceiver, type RedemptionDetail } from '@portal/domain/points/gift';
import { paths } from '@portal/domain/site/paths';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Button } from '@portal/ui/button';
import { DescriptionList } from '@portal/ui/description-list';
import { FormSummary } from '@portal/ui/form-summary';
import { StickyActions } from '@portal/ui/sticky-actions';
import { redeem as words } from '../gift-messages.ts';
import { ReceiverFields } from './receiver-fields.tsx';
import { RedeemRefusal } from './redeem-refusal.tsx';

interface RedeemFormProps {
  gift: Gift;
  balance: number;
  onClose: () => void;
}

interface RedeemValues {
  receiver: GiftReceiver;
}

const NOBODY: GiftReceiver = { name: '', phone: '', address: '' };
const WithReceiver: v.GenericSchema<RedeemValues, { receiver?: GiftReceiver }> = v.object({ receiver: GiftReceiver });
/** What is not sent anywhere needs no address. */
const WithoutReceiver: v.GenericSchema<RedeemValues, { receiver?: GiftReceiver }> = v.pipe(
  v.any(),
  v.transform(() => ({})),
);
const ReceiverDraft = v.looseObject({ receiver: v.optional(v.looseObject({})) });

/** What it costs and what stays, where it is to be sent, and the one button that takes it; one intent is one gift. */
export function RedeemForm({ gift, balance, onClose }: RedeemFormProps) {
  const { id, name, kind, points } = gift;
  const [redeem] = useRedeemGiftMutation();
  const toast = useToast();
  const navigate = useNavigate();
  const taken = useRef<RedemptionDetail>(null);
  const isSent = kind === 'PHYSICAL';
  const { form, submit, isSending, problem, problems, summary } = useContractForm({
    schema: isSent ? WithReceiver : WithoutReceiver,
    defaultValues: { receiver: NOBODY },
    async send(values, clientId) {
      taken.current = await redeem({ id, body: { ...values, points, clientId } }).unwrap();
    },
    onSent() {
      draft.clear();
      toast({ type: 'success', title: words.done(name) });
      if (taken.current) void navigate(paths.myGift(taken.current.id));
    },
  });
  const draft = useFormDraft(form, { key: `gift-receiver:${id}`, version: 1, schema: ReceiverDraft });
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <DescriptionList
        rows={[
          { label: words.cost, value: formatPoints(points) },
          { label: words.stays, value: formatPoints(Math.max(0, balance - points)) },
        ]}
      />
      <p>{words.next[kind]}</p>
      {isSent && (
        <>
          <FormSummary problems={problems} {...summary} />
          <ReceiverFields form={form} />
        </>
      )}
      <RedeemRefusal gift={gift} balance={balance} problem={problem} />
      <StickyActions>
        <Button variant="outline" onClick={onClose}>
          {words.keep}
        </Button>
        <Button type="submit" loading={isSending}>
          {words.submit}
        </Button>
      </StickyActions>
    </chakra.form>
  );
}
