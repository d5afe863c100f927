import { useChangeClassInvitationMutation } from '@portal/api/classes/enrollments.api';
import { useAction } from '@portal/portal-core/use-action';
import { Switch } from '@portal/ui/switch';
import { link as words } from '../invitation-messages.ts';
import { useNewestInvitation } from './use-newest-invitation.ts';

interface Props {
  classId: string;
  asksTeacher: boolean;
}

/** Whether the teacher looks at a request before the seat is given; it shows at once and goes back when it is refused. */
export function AsksTeacher({ classId, asksTeacher }: Props) {
  const [change, { isLoading, originalArgs }] = useChangeClassInvitationMutation();
  const show = useNewestInvitation(classId);
  const act = useAction();
  const isOn = isLoading && originalArgs ? originalArgs.body.asksTeacher : asksTeacher;
  const set = (next: boolean) =>
    void act(async () => show(await change({ id: classId, body: { asksTeacher: next } }).unwrap()), {
      failed: words.changeFailed,
    });
  return (
    <Switch
      checked={isOn}
      aria-busy={isLoading || undefined}
      description={isOn ? words.asks : words.asksNot}
      onChange={set}
    >
      {words.asksTeacher}
    </Switch>
  );
}
