import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { gate as words } from '../creation-messages.ts';

/** Why no course can be made yet, and what opens the way (CRS-5). */
export function CreationGate() {
  return (
    <EmptyState
      name="courses-empty"
      title={words.title}
      action={
        <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="2">
          <Button asChild>
            <RouterLink href={paths.teacherProfile()}>{words.action}</RouterLink>
          </Button>
          <Button asChild variant="outline">
            <RouterLink href={paths.teachingCourses()}>{words.courses}</RouterLink>
          </Button>
        </chakra.div>
      }
    >
      {words.body}
    </EmptyState>
  );
}
