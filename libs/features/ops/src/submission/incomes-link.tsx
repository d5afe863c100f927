import type { OpsItem } from '@portal/domain/ops/ops';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { TextLink } from '@portal/ui/text-link';
import { itemMessages } from '../messages.ts';

/** A withdrawal is paid out of lessons: the way to those of its teacher. */
export function IncomesLink({ item: { teacherName } }: { item: OpsItem }) {
  return (
    <TextLink href={paths.opsIncomes(teacherName)} linkAs={RouterLink} touch justifySelf="start">
      {itemMessages.lessonsOf(teacherName)}
    </TextLink>
  );
}
