import { chakra } from '@chakra-ui/react/styled-system';
import { useListFormerStudentsQuery } from '@portal/api/classes/class-students.api';
import { useListClassStudentsQuery } from '@portal/api/classes/classes.api';
import { useGetClassInvitationQuery } from '@portal/api/classes/enrollments.api';
import type { TeachingClass } from '@portal/domain/classes/class';
import { QueryState } from '@portal/portal-core/query-state';
import { Delayed } from '@portal/ui/delayed';
import { Panel } from '@portal/ui/panel';
import { SkeletonText } from '@portal/ui/skeletons';
import { FamilyLinks } from '../family-links/family-links.tsx';
import { ClassSeats } from '../invitation/class-seats.tsx';
import { InvitationLink } from '../invitation/invitation-link.tsx';
import { RequestList } from '../invitation/request-list.tsx';
import { link, requests as words } from '../invitation-messages.ts';
import { InvitedFamilies } from '../invited/invited-families.tsx';
import { FormerStudents } from './former-students.tsx';
import { StudentList } from './student-list.tsx';

/** Who is in a class, and who comes in: its seats, the families that ask for one, its link, and its students. */
export function StudentsView({ shown }: { shown: TeachingClass }) {
  const { id } = shown;
  // All from here, so that none waits for another; a family writes while the teacher looks elsewhere.
  const invitation = useGetClassInvitationQuery({ id }, { refetchOnFocus: true });
  const students = useListClassStudentsQuery({ id });
  const former = useListFormerStudentsQuery({ id });
  const door = invitation.currentData;
  const isComing = !door && !invitation.error;
  const isClosed = door?.path === null;
  return (
    <chakra.div
      display="grid"
      gap="5"
      alignItems="start"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        lg: 'minmax(0, 1fr) minmax(0, min(20rem, 40%))',
        xl: 'minmax(0, 1fr) minmax(0, min(23rem, 40%))',
      }}
      gridTemplateRows={{ lg: 'auto 1fr' }}
    >
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        <QueryState query={invitation} loading={words.loading} failed={words.failed}>
          {({ seats, requests }) => (
            <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
              {/* A class that is over has no seats: its students have completed it. */}
              {!isClosed && <ClassSeats seats={seats} />}
              {(!isClosed || requests.length > 0) && <RequestList classId={id} requests={requests} />}
            </chakra.div>
          )}
        </QueryState>
        <InvitedFamilies shown={shown} />
      </chakra.div>
      <chakra.div gridColumn={{ lg: 2 }} gridRow={{ lg: '1 / span 2' }} minW="0" display="grid" gap="5">
        <Delayed
          loading={isComing}
          skeleton={
            <Panel title={link.title}>
              {/* As tall as the code, the address and the buttons: what stands below stays where it is. */}
              <chakra.div minH="34rem">
                <SkeletonText lines={6} label={link.loading} />
              </chakra.div>
            </Panel>
          }
        >
          {/* Into a class that one family tries nobody is invited. */}
          {() => door && !shown.isTrial && <InvitationLink classId={id} invitation={door} />}
        </Delayed>
        <FamilyLinks classId={id} />
      </chakra.div>
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        <StudentList query={students} shown={shown} />
        <FormerStudents query={former} />
      </chakra.div>
    </chakra.div>
  );
}
