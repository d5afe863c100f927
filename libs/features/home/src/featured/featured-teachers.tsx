import { chakra } from '@chakra-ui/react/styled-system';
import { useListFeaturedTeachersQuery } from '@portal/api/teachers/teachers.api';
import { useDelayed } from '@portal/ui/delayed';
import { Skeleton } from '@portal/ui/skeletons';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { messages as words } from './featured-messages.ts';
import { Card, CardPicture, TeacherCard } from './teacher-card.tsx';
import { TeacherRow } from './teacher-row.tsx';

/** Teachers who work here. Without any, and where they cannot be loaded, the page does without them: nobody came for an error. */
export function FeaturedTeachers() {
  const { data, isError } = useListFeaturedTeachersQuery();
  const wait = useDelayed(!data && !isError);
  if (wait !== 'done') return <Pending isShown={wait === 'shown'} />;
  if (!data?.items.length) return null;
  return (
    <TeacherRow>
      {data.items.map((teacher) => (
        <TeacherCard key={teacher.id} teacher={teacher} />
      ))}
    </TeacherRow>
  );
}

const SHOWN_AT_ONCE = 4;

/** As high as what comes. */
function Pending({ isShown }: { isShown: boolean }) {
  return (
    <chakra.div aria-busy visibility={isShown ? undefined : 'hidden'}>
      <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
      <TeacherRow>
        {Array.from({ length: SHOWN_AT_ONCE }, (_, at) => (
          <Card key={at} aria-hidden>
            <CardPicture>
              <Skeleton boxSize="20" borderRadius="full" />
            </CardPicture>
            <chakra.div p="4" display="grid" gap="1" alignContent="start">
              <Line text="body.lg" w="50%" />
              <Line text="caption" w="70%" />
              <Line text="body.sm" w="90%" />
              <Line text="body.sm" w="60%" />
            </chakra.div>
          </Card>
        ))}
      </TeacherRow>
    </chakra.div>
  );
}

/** A grey piece in the height of a line of text. */
const Line = ({ text, w }: { text: string; w: string }) => (
  <chakra.div textStyle={text} display="flex" alignItems="center" minH="1lh">
    <Skeleton h="0.75em" w={w} />
  </chakra.div>
);
