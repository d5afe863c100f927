import { chakra } from '@chakra-ui/react/styled-system';
import { Send } from 'lucide-react';
import { useRemindOfAssignmentMutation } from '@portal/api/coursework/assignments.api';
import { useToast } from '@portal/portal-core/show-toast';
import { useAction } from '@portal/portal-core/use-action';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { missing as words } from './assignment-messages.ts';

interface RemindMissingProps {
  assignmentId: string;
  /** How many have not handed it in. */
  count: number;
}

/** Writes to the families of all who have not handed it in; who was written to a while ago is left alone. */
export function RemindMissing({ assignmentId: id, count }: RemindMissingProps) {
  const [remind, { isLoading }] = useRemindOfAssignmentMutation();
  const toast = useToast();
  const act = useAction();

  const onPress = () =>
    act(
      async () => {
        const { reminded } = await remind({ id, body: {} }).unwrap();
        toast(
          reminded.length > 0
            ? { type: 'success', title: words.reminded(reminded.length) }
            : { type: 'error', title: words.nobody, message: words.nobodyBody },
        );
      },
      { failed: words.remindFailed },
    );

  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3" pb="3">
      <chakra.p fontVariantNumeric="tabular-nums">{words.count(count)}</chakra.p>
      <Button variant="outline" startIcon={<Icon as={Send} />} loading={isLoading} onClick={() => void onPress()}>
        {words.remind}
      </Button>
    </chakra.div>
  );
}
